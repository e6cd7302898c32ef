import { type Cents, formatPrice } from "../money/money.ts";
import type { ClaimSpan } from "./claim.ts";

/** The rule for checking a claim against the ledger. Its figures come from a brand's lawyers, not from this package. */
export interface ClaimRule {
  /**
   * A crossed-out price was the asking price on at least `days` of the last `of` days of 24 hours. Null: not checked.
   */
  readonly formerPrice: { readonly days: number; readonly of: number } | null;
  /**
   * For `quietDays` after a claimed end, nobody was offered that price or less. Checks the ends of the last `of` days
   * that were claimed next to a price lowered by codes. Null: not checked.
   */
  readonly ends: { readonly quietDays: number; readonly of: number } | null;
}

/** A claim that a page makes or is about to make. */
export interface MadeClaim {
  /** When it begins, in epoch ms. */
  readonly at: number;
  readonly price: Cents;
  readonly compareAt: Cents | null;
  /** The end that it names, in epoch ms; null for none. */
  readonly until: number | null;
}

/** The ledger's evidence about one part of a claim. */
export interface ClaimEvidence {
  readonly about: "former-price" | "end";
  readonly status: "supported" | "contradicted" | "unknown";
  /** The end in epoch ms, for evidence about an end; else null. */
  readonly end: number | null;
  readonly sentence: string;
}

/** Whether the ledger has evidence for a claim. It does not say what a law requires. */
export interface ClaimVerdict {
  /** True: evidence for all of it. False: evidence against some of it. Null: too little was recorded to say. */
  readonly holds: boolean | null;
  readonly evidence: readonly ClaimEvidence[];
}

const DAY_MS = 86_400_000;

/** How long (ms) caches and commerce may take to follow after an end. */
const END_GRACE_MS = 5 * 60_000;

/** Whether a span includes a moment in [from, to). */
const touches = (span: ClaimSpan, from: number, to: number): boolean =>
  span.from < to && (span.to > from || span.from >= from);

function formerPrice(
  history: readonly ClaimSpan[],
  { at, compareAt }: MadeClaim,
  { days, of }: NonNullable<ClaimRule["formerPrice"]>,
): readonly ClaimEvidence[] {
  if (compareAt === null) return [];
  let [asked, unseen] = [0, 0];
  for (let day = 1; day <= of; day += 1) {
    const seen = history.filter((span) => touches(span, at - day * DAY_MS, at - (day - 1) * DAY_MS));
    if (seen.length === 0) unseen += 1;
    else if (seen.every((span) => span.asked.price >= compareAt)) asked += 1;
  }
  const status = asked >= days ? "supported" : asked + unseen < days ? "contradicted" : "unknown";
  const sentence = `On ${asked} of the ${of} days before, nobody was asked less than ${formatPrice(compareAt)}; ${unseen} of them are not in the ledger. The rule wants ${days}.`;
  return [{ about: "former-price", status, end: null, sentence }];
}

/** An end that was claimed next to a price. */
interface NamedEnd {
  readonly end: number;
  readonly price: Cents;
}

/** When the end that a span claims was due; a countdown to each midnight is due a day after it was first seen. */
const findEnd = ({ claim: { until }, from }: ClaimSpan): number | null =>
  until === "midnight" ? from + DAY_MS : until;

function endEvidence(
  history: readonly ClaimSpan[],
  claim: MadeClaim,
  named: NamedEnd,
  quietDays: number,
): ClaimEvidence {
  const { end, price } = named;
  const [from, to] = [end + END_GRACE_MS, end + quietDays * DAY_MS];
  const seen = history.filter((span) => touches(span, from, to));
  const isBackNow = end <= claim.at && claim.at < to && claim.price <= price;
  const isBroken = isBackNow || seen.some((span) => span.asked.price <= price);
  const status = isBroken ? "contradicted" : seen.length > 0 ? "supported" : "unknown";
  const statusTexts = {
    contradicted: isBackNow
      ? `this claim brings ${formatPrice(price)} or less back within ${quietDays} days`
      : `${formatPrice(price)} or less was asked again within ${quietDays} days`,
    supported: `for ${quietDays} days afterwards, as far as they are in the ledger, nobody was asked ${formatPrice(price)} or less`,
    unknown: "the days afterwards are not in the ledger",
  };
  return { about: "end", status, end, sentence: `An end was claimed, and ${statusTexts[status]}.` };
}

function ends(
  history: readonly ClaimSpan[],
  claim: MadeClaim,
  { quietDays, of }: NonNullable<ClaimRule["ends"]>,
): readonly ClaimEvidence[] {
  const { at, until, price } = claim;
  const earlier = history.filter((span) => span.from < at);
  const named = earlier.flatMap((span): readonly NamedEnd[] => {
    const end = span.asked.price < span.asked.before ? findEnd(span) : null;
    return end !== null && end <= at && end > at - of * DAY_MS ? [{ end, price: span.asked.price }] : [];
  });
  const lastSeen = Math.max(...history.map(({ to }) => to), Number.NEGATIVE_INFINITY);
  const claimed = until !== null && until + END_GRACE_MS < lastSeen ? [{ end: until, price }] : [];
  const once = new Map([...named, ...claimed].map((one) => [`${one.end} ${one.price}`, one]));
  return [...once.values()]
    .toSorted((one, other) => one.end - other.end || one.price - other.price)
    .map((one) => endEvidence(history, claim, one, quietDays));
}

/**
 * Checks a claim against the history of its product. Pure. It weighs evidence and is not legal advice.
 *
 * A day counts for a former price if nobody was offered less on it, as far as the ledger covers the day. Offers to
 * visitors with their own code are ignored.
 *
 * @param history the spans of one product, in any order
 */
export function claimHolds(history: readonly ClaimSpan[], claim: MadeClaim, rule: ClaimRule): ClaimVerdict {
  const open = history.filter(({ audience }) => audience === "everybody");
  const evidence = [
    ...(rule.formerPrice === null ? [] : formerPrice(open, claim, rule.formerPrice)),
    ...(rule.ends === null ? [] : ends(open, claim, rule.ends)),
  ];
  const has = (status: ClaimEvidence["status"]): boolean => evidence.some((one) => one.status === status);
  return { holds: has("contradicted") ? false : has("unknown") ? null : true, evidence };
}
