import fc from "fast-check";
import { expect, it } from "vitest";
import { MOMENT_LIFE_MS, momentQuery, signedMoment } from "./moment.ts";
import { MOMENT_PARAMETERS } from "./parameters.ts";

const NOW = Date.UTC(2026, 10, 22, 12);
const SECOND = 1000;
const word = fc.constantFrom("a", "b", "ab", "a\nb", "1", "");
const moment = fc.integer({ min: -1000, max: 1000 }).map((hours) => NOW + hours * 3_600_000);
const link = fc.record({ site: word, token: word, secret: fc.constantFrom("one", "two"), at: moment });

const asked = (query: URLSearchParams, site: string, token: string) => ({
  site,
  token,
  at: query.get(MOMENT_PARAMETERS.at),
  signature: query.get(MOMENT_PARAMETERS.signature),
});

it("holds for the site, the token, the moment and the secret that it was signed with, and for an hour", () => {
  const age = fc.integer({ min: -2 * MOMENT_LIFE_MS, max: 2 * MOMENT_LIFE_MS });
  let queued = 0;
  fc.assert(
    fc.property(link, fc.oneof(fc.constant(null), link), age, (signed, other, ageMs) => {
      const query = momentQuery(signed.secret, signed, signed.at, NOW);
      const { site, token, secret, at } = other ?? signed;
      if (other !== null) query.set(MOMENT_PARAMETERS.at, momentQuery(secret, other, at, NOW).get("at") ?? "");
      const found = signedMoment(asked(query, site, token), secret, NOW + ageMs);
      const isSame = [site === signed.site, token === signed.token, secret === signed.secret, at === signed.at];
      const holds = isSame.every(Boolean) && ageMs < MOMENT_LIFE_MS;
      expect(found).toBe(holds ? at : null);
      queued += holds ? 1 : 0;
    }),
    { numRuns: 500 },
  );
  expect(queued).toBeGreaterThan(100);
});

it("holds with no letter of its signature changed, its end included", () => {
  const end = (NOW + MOMENT_LIFE_MS) / SECOND;
  fc.assert(
    fc.property(link, fc.nat(), fc.constantFrom("0", "9", "A", ".", ""), (signed, index, letter) => {
      const query = momentQuery(signed.secret, signed, signed.at, NOW);
      const right = query.get(MOMENT_PARAMETERS.signature) ?? "";
      expect(right.startsWith(`${end}.`)).toBe(true);
      const place = index % right.length;
      const wrong = right.slice(0, place) + letter + right.slice(place + 1);
      query.set(MOMENT_PARAMETERS.signature, wrong);
      expect(signedMoment(asked(query, signed.site, signed.token), signed.secret, NOW)).toBe(
        wrong === right ? signed.at : null,
      );
    }),
    { numRuns: 500 },
  );
});
