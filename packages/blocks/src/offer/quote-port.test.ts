import { expect, test, vi } from "vitest";
import { fetchQuotes } from "./quote-port.ts";
import { testQuote } from "./testing/offers.ts";

const sets = [{ productIds: ["1"], couponCodes: ["A"] }];
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

test("asks the page's own host with the product ids and the coupons", async () => {
  const fetch = answering({ quotes: [testQuote] });

  expect(await fetchQuotes(fetch)(sets)).toEqual([testQuote]);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("/api/prices/");
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({ sets });
});

test.each([
  ["an error status", answering({ quotes: [testQuote] }, 503)],
  ["another shape", answering({ prices: [] })],
  ["nothing", answering(null)],
  ["too few quotes", answering({ quotes: [] })],
])("throws on %s, so that prices stay [CP-031]", async (_, fetch) => {
  await expect(fetchQuotes(fetch)(sets)).rejects.toThrow("The prices on the page stay.");
});
