import { afterAll, beforeAll, expect, test } from "vitest";
import { PREVIEW_TOKEN, type ServedSite, servedSite } from "./served-site.ts";

const NOW = Date.parse("2026-11-21T12:00:00-06:00");

interface Priced {
  readonly refused?: readonly { readonly code: string; readonly reason: string }[];
}

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite({
    now: NOW,
    content: { pages: {}, drafts: { soon: { title: "Soon", pageTitle: "Soon", baseComponents: [] } } },
    catalog: { course: { title: "Course", price: 100, max: 120, filter: { app: "RE", type: "Arizona" } } },
    coupons: [
      { code: "LASTYEAR", type: "PERCENT", off: 20, ends: "2025-12-01T00:00:00Z" },
      { code: "NEXTYEAR", type: "PERCENT", off: 20, starts: "2027-01-01T00:00:00Z" },
      { code: "OTHERS", type: "PERCENT", off: 20, products: ["another"] },
    ],
  });
});
afterAll(() => site[Symbol.asyncDispose]());

async function refusedWith(query: string): Promise<Priced["refused"]> {
  const sets = [{ productIds: ["course"], couponCodes: ["LASTYEAR", "NEXTYEAR", "OTHERS", "NOBODYS"] }];
  const headers = { "content-type": "application/json" };
  const answer = await site.api(`prices/${query}`, { method: "POST", headers, body: JSON.stringify({ sets }) });
  const { quotes } = (await answer.json()) as { readonly quotes: readonly Priced[] };
  return quotes[0]?.refused;
}

test("an editor learns why commerce refuses each code; a visitor, or a token that opens nothing, only what helps nobody guess [CP-024]", async () => {
  const over = { code: "LASTYEAR", reason: "expired" };
  expect(await refusedWith(`?token=${PREVIEW_TOKEN}`)).toEqual([
    over,
    { code: "NEXTYEAR", reason: "not-yet" },
    { code: "OTHERS", reason: "not-this-product" },
    { code: "NOBODYS", reason: "unknown-to-commerce" },
  ]);
  for (const query of ["", "?token=nothing"]) expect(await refusedWith(query)).toEqual([over]);
});
