import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "../money/money.ts";
import { claimHolds, type ClaimRule, type MadeClaim } from "./claim-holds.ts";
import type { ClaimSpan } from "./claim.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT = 40 * DAY;

const prices = fc.constantFrom(4900, 5900, 6900).map(cents);
const hours = fc.integer({ min: 0, max: 45 * 24 });

/** A span on full hours, so that an oracle that samples each half hour sees all of it. */
const spans = fc
  .record({
    from: hours,
    length: fc.constantFrom(0, 1, 5, 24, 100, 300),
    price: prices,
    saved: fc.constantFrom(0, 1000, 2000),
    until: fc.oneof(fc.constant(null), fc.constant("midnight" as const), hours),
    audience: fc.constantFrom("everybody" as const, "everybody" as const, "code-holders" as const),
  })
  .map(({ from, length, price, saved, until, audience }): ClaimSpan => ({
    product: "p1",
    page: "/",
    variant: 0,
    audience,
    claim: {
      price,
      compareAt: null,
      from: false,
      badge: null,
      save: null,
      savings: null,
      until: typeof until === "number" ? until * HOUR : until,
    },
    asked: { price, before: cents(price + saved), after: price, list: cents(0), fee: cents(0), codes: [] },
    from: from * HOUR,
    to: (from + length) * HOUR,
  }));

const claims = fc
  .record({ price: prices, compareAt: fc.oneof(fc.constant(null), prices), until: fc.oneof(fc.constant(null), hours) })
  .map((claim): MadeClaim => ({ ...claim, at: AT, until: claim.until === null ? null : claim.until * HOUR }));

const rules = fc.record({
  formerPrice: fc.oneof(
    fc.constant(null),
    fc.record({ days: fc.integer({ min: 1, max: 20 }), of: fc.integer({ min: 1, max: 30 }) }),
  ),
  ends: fc.oneof(
    fc.constant(null),
    fc.record({ quietDays: fc.integer({ min: 1, max: 10 }), of: fc.integer({ min: 1, max: 30 }) }),
  ),
});

/** The lowest price that everybody was offered at a moment; null if nothing is known. */
function lowestAt(history: readonly ClaimSpan[], moment: number): number | null {
  let lowest: number | null = null;
  for (const { from, to, asked, audience } of history) {
    const isOffered = audience === "everybody" && (from === to ? moment === from : moment >= from && moment < to);
    if (isOffered && (lowest === null || asked.price < lowest)) lowest = asked.price;
  }
  return lowest;
}

/** The lowest price in [from, to), sampled each half hour. */
function lowestIn(history: readonly ClaimSpan[], from: number, to: number): number | null {
  let lowest: number | null = null;
  for (let moment = Math.ceil(from / (HOUR / 2)) * (HOUR / 2); moment < to; moment += HOUR / 2) {
    const price = lowestAt(history, moment);
    if (price !== null && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}

/** The result of the rules, computed moment by moment. */
function slowly(history: readonly ClaimSpan[], claim: MadeClaim, rule: ClaimRule): boolean | null {
  let [isDenied, isOpen] = [false, false];
  if (rule.formerPrice !== null && claim.compareAt !== null) {
    let [asked, unseen] = [0, 0];
    for (let day = 0; day < rule.formerPrice.of; day += 1) {
      const lowest = lowestIn(history, claim.at - (day + 1) * DAY, claim.at - day * DAY);
      if (lowest === null) unseen += 1;
      else if (lowest >= claim.compareAt) asked += 1;
    }
    if (asked < rule.formerPrice.days) {
      if (asked + unseen < rule.formerPrice.days) isDenied = true;
      else isOpen = true;
    }
  }
  if (rule.ends !== null) {
    const open = history.filter(({ audience }) => audience === "everybody");
    const judge = (end: number, price: number, quietDays: number): void => {
      const lowest = lowestIn(history, end + 5 * 60_000, end + quietDays * DAY);
      const isBack = end <= claim.at && claim.at < end + quietDays * DAY && claim.price <= price;
      if (isBack || (lowest !== null && lowest <= price)) isDenied = true;
      else if (lowest === null) isOpen = true;
    };
    for (const { claim: made, asked, from } of open) {
      const end = made.until === "midnight" ? from + DAY : made.until;
      const isLowered = asked.before !== asked.price;
      if (isLowered && from < claim.at && end !== null && end <= claim.at && end > claim.at - rule.ends.of * DAY)
        judge(end, asked.price, rule.ends.quietDays);
    }
    const isPast = open.some(({ to }) => claim.until !== null && to > claim.until + 5 * 60_000);
    if (claim.until !== null && isPast) judge(claim.until, claim.price, rule.ends.quietDays);
  }
  return isDenied ? false : isOpen ? null : true;
}

it("says of 10,000 random histories what an oracle says that looks at every half hour", () => {
  const seen = new Map<boolean | null, number>();
  fc.assert(
    fc.property(fc.array(spans, { maxLength: 7 }), claims, rules, (history, claim, rule) => {
      const { holds } = claimHolds(history, claim, rule);
      seen.set(holds, (seen.get(holds) ?? 0) + 1);
      expect(holds).toBe(slowly(history, claim, rule));
    }),
    { numRuns: 10_000 },
  );
  // Each of the three results occurs often enough to be compared.
  expect([...seen.values()].every((count) => count > 500)).toBe(true);
  expect(seen.size).toBe(3);
}, 120_000);
