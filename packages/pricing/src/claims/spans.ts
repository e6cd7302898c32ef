import type { Asked, Claim, ClaimSpan, Sighting } from "./claim.ts";

/** A claim that is seen again within this time (ms) stood in between: a page that nobody asked for claims nothing else. */
const JOINED_MS = 24 * 3_600_000;

/** A sighting counts for so long (ms), unless another claim takes its place sooner. */
export const SIGHTING_MS = 3_600_000;

/** Where a claim stands. One that holds for visitors with a code does not replace another. */
const placeKey = (sighting: Sighting): string => {
  const { product, page, variant, audience } = sighting;
  return [product, page ?? "", variant, audience === "everybody" ? "" : stateKey(sighting)].join("\n");
};

/** Texts of claims that were made once: a file of a ledger has few claims and many spans. */
const stateKeys = new WeakMap<Claim, { readonly asked: Asked; readonly key: string }>();

/** A claim and what was asked, as one text. */
export function stateKey({ claim, asked }: Pick<Sighting, "claim" | "asked">): string {
  const known = stateKeys.get(claim);
  if (known?.asked === asked) return known.key;
  const key = JSON.stringify([Object.values(claim), Object.values(asked)]);
  stateKeys.set(claim, { asked, key });
  return key;
}

/** When a sighting at a moment (epoch ms) stops to count by itself: no cached page outlives the end that it claims. */
export function sightingEnd(at: number, { until }: Pick<Claim, "until">): number {
  const end = at + SIGHTING_MS;
  return typeof until === "number" && until > at ? Math.min(end, until) : end;
}

/**
 * Joins what was seen into spans: at one place a claim ends where another begins. Any order, and the same piece twice,
 * gives the same spans.
 */
export function joinSpans(pieces: readonly ClaimSpan[]): readonly ClaimSpan[] {
  const places = new Map<string, ClaimSpan[]>();
  for (const piece of pieces) {
    const key = placeKey(piece);
    const known = places.get(key);
    if (known === undefined) places.set(key, [piece]);
    else known.push(piece);
  }
  return [...places.values()].flatMap(joinedAtPlace).toSorted((one, other) => one.from - other.from);
}

function joinedAtPlace(pieces: readonly ClaimSpan[]): readonly ClaimSpan[] {
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
