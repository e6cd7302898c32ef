import type { Asked, Claim, ClaimSpan, Sighting } from "./claim.ts";

/** A claim that is seen again within this time (ms) also counts in between: an unrequested page claims nothing else. */
const JOINED_MS = 24 * 3_600_000;

/** How long a sighting counts (ms), unless another claim replaces it sooner. */
export const SIGHTING_MS = 3_600_000;

/** The key of a claim's place. A claim for visitors with a code does not replace another. */
const getLocationKey = (sighting: Sighting): string => {
  const { product, page, variant, audience } = sighting;
  return [product, page ?? "", variant, audience === "everybody" ? "" : stateKey(sighting)].join("\n");
};

/** Cached texts of claims: a ledger file has few claims and many spans. */
const stateKeys = new WeakMap<Claim, { readonly asked: Asked; readonly key: string }>();

/** A claim and its asking prices, as one text. */
export function stateKey({ claim, asked }: Pick<Sighting, "claim" | "asked">): string {
  const cached = stateKeys.get(claim);
  if (cached?.asked === asked) return cached.key;
  const key = JSON.stringify([Object.values(claim), Object.values(asked)]);
  stateKeys.set(claim, { asked, key });
  return key;
}

/** When a sighting at a moment (epoch ms) stops counting by itself: no cached page outlives the end that it claims. */
export function sightingEnd(at: number, { until }: Pick<Claim, "until">): number {
  const end = at + SIGHTING_MS;
  return typeof until === "number" && until > at ? Math.min(end, until) : end;
}

/**
 * Joins sightings into spans: in one place, a claim ends where another begins. The order of the pieces and duplicates
 * do not change the spans.
 */
export function joinSpans(pieces: readonly ClaimSpan[]): readonly ClaimSpan[] {
  const byLocation = new Map<string, ClaimSpan[]>();
  for (const piece of pieces) {
    const key = getLocationKey(piece);
    const group = byLocation.get(key);
    if (group === undefined) byLocation.set(key, [piece]);
    else group.push(piece);
  }
  return [...byLocation.values()].flatMap(joinAtLocation).toSorted((one, other) => one.from - other.from);
}

function joinAtLocation(pieces: readonly ClaimSpan[]): readonly ClaimSpan[] {
  const spans: ClaimSpan[] = [];
  const ordered = pieces.toSorted(
    (one, other) => one.from - other.from || one.to - other.to || (stateKey(one) < stateKey(other) ? -1 : 1),
  );
  for (const piece of ordered) {
    const last = spans.at(-1);
    if (last === undefined) spans.push(piece);
    else if (stateKey(last) === stateKey(piece) && piece.from <= last.to + JOINED_MS)
      spans[spans.length - 1] = { ...last, to: Math.max(last.to, piece.to) };
    else {
      spans[spans.length - 1] = { ...last, to: Math.min(last.to, piece.from) };
      spans.push(piece);
    }
  }
  return spans;
}
