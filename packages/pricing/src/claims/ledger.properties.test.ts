import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents } from "../money/money.ts";
import type { Sighting } from "./claim.ts";
import { claimsAt, ledgerLines, ledgerText, readLedgers } from "./ledger-text.ts";
import { sightingEnd } from "./spans.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const BASE = Date.UTC(2026, 10, 1);

const sightings = fc
  .record({
    product: fc.constantFrom("a", "a", "b,c"),
    page: fc.constantFrom("/", "/pricing/", null),
    holders: fc.constantFrom(false, false, true),
    price: fc.constantFrom(4900, 5900).map(cents),
    until: fc.oneof(fc.constant(null), fc.constant("midnight" as const), fc.integer({ min: 0, max: 4000 })),
  })
  .map(({ product, page, holders, price, until }): Sighting => ({
    product,
    page,
    variant: 0,
    audience: holders ? "code-holders" : "everybody",
    claim: {
      price,
      compareAt: cents(7900),
      from: true,
      badge: "20%",
      save: null,
      savings: "$10",
      until: typeof until === "number" ? BASE + until * MINUTE : until,
    },
    asked: { price, before: cents(7900), after: price, list: cents(0), fee: cents(0), codes: ["SALE"] },
  }));

/** An event of a ledger: a later sighting, a restart of the writer, or compaction of past files. */
const events = fc.oneof(
  { weight: 8, arbitrary: fc.record({ after: fc.constantFrom(1, 5, 30, 61, 300, 1500), seen: sightings }) },
  { weight: 1, arbitrary: fc.constant("restart" as const) },
  { weight: 1, arbitrary: fc.constant("killed" as const) },
  { weight: 1, arbitrary: fc.constant("compact" as const) },
  { weight: 1, arbitrary: fc.constant("compact, and the old files stay" as const) },
);

interface Seen {
  readonly at: number;
  readonly sighting: Sighting;
}

const toPlaceKey = ({ product, page, audience }: Sighting): string => JSON.stringify([product, page, audience]);
const toStateKey = ({ claim, asked }: Sighting): string => JSON.stringify([claim, asked]);

/** The claims at a moment, computed only from the list of sightings. */
function slowly(all: readonly Seen[], moment: number): readonly string[] {
  const shown = new Set<string>();
  for (const [index, { at, sighting }] of all.entries()) {
    if (at > moment) continue;
    const isSamePlace = (other: Seen): boolean =>
      toPlaceKey(other.sighting) === toPlaceKey(sighting) &&
      (sighting.audience === "everybody" || toStateKey(other.sighting) === toStateKey(sighting));
    const next = all.slice(index + 1).find(isSamePlace);
    const isSame = next !== undefined && toStateKey(next.sighting) === toStateKey(sighting);
    const end = sightingEnd(at, sighting.claim);
    const until = isSame && next.at <= end + DAY ? next.at : Math.min(end, next?.at ?? Infinity);
    if (moment < until) shown.add(toPlaceKey(sighting) + toStateKey(sighting));
  }
  return [...shown].toSorted();
}

it("gives back what stood at any moment of random histories, through restarts, kills and compactions", () => {
  let [compared, shownCount] = [0, 0];
  fc.assert(
    fc.property(
      fc.array(events, { minLength: 4, maxLength: 25, size: "max" }),
      fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 3, maxLength: 8 }),
      (story, moments) => {
        let files: string[] = [];
        let file = "";
        let lines = ledgerLines(BASE);
        let at = BASE;
        const all: Seen[] = [];
        for (const event of story) {
          if (typeof event === "object") {
            at += event.after * MINUTE;
            file += lines.seen([event.seen], at);
            all.push({ at, sighting: event.seen });
            continue;
          }
          // A killed writer leaves half a line, which no reader needs.
          if (event === "killed")
            file +=
              new Map([
                [true, '{"seen":[99'],
                [false, '{"place":["z'],
              ]).get(at % 2 === 0) ?? "";
          files.push(file);
          file = "";
          lines = ledgerLines(BASE);
          if (event === "compact") files = [ledgerText(readLedgers(files).spans, BASE)];
          if (event === "compact, and the old files stay")
            files = [ledgerText(readLedgers(files).spans, BASE), ...files];
        }
        const { spans } = readLedgers([...files, file].toReversed());
        for (const share of moments) {
          const minute = Math.floor((share * ((at - BASE) / MINUTE + 90)) / 1000);
          const moment = BASE + minute * MINUTE + 30_000;
          const found = claimsAt(spans, moment).map((span) => toPlaceKey(span) + toStateKey(span));
          const expected = slowly(all, moment);
          expect(found.toSorted()).toEqual(expected);
          compared += 1;
          shownCount += expected.length;
        }
      },
    ),
    { numRuns: 2000 },
  );
  // Moments with a claim were compared too.
  expect(shownCount).toBeGreaterThan(compared / 8);
}, 120_000);
