import { describe, expect, it } from "vitest";
import { answerPrices } from "./prices.ts";

const call = async (body: string, headers: Record<string, string> = {}) => {
  const asked: unknown[] = [];
  const request = new Request("https://ace.example/api/prices/", { method: "POST", body, headers });
  const response = await answerPrices(request, (sets) => {
    asked.push(sets);
    return Promise.resolve(sets.map(() => null));
  });
  return { status: response.status, body: (await response.json()) as unknown, asked };
};
const set = { productIds: ["1"], couponCodes: ["SAVE10"] };

describe("the prices call", () => {
  it("answers all sets of a page from one call, in their order", async () => {
    const { status, body, asked } = await call(JSON.stringify({ sets: [set, set] }));
    expect([status, body, asked]).toEqual([200, { quotes: [null, null] }, [[set, set]]]);
  });

  it.each([
    ["no JSON", "{"],
    ["no sets", "{}"],
    ["a set without products", JSON.stringify({ sets: [{ productIds: [], couponCodes: [] }] })],
    ["too many sets", JSON.stringify({ sets: Array.from({ length: 41 }, () => set) })],
    ["a number for an id", JSON.stringify({ sets: [{ productIds: [1], couponCodes: [] }] })],
  ])("refuses %s and asks nothing", async (_, body) => {
    expect(await call(body)).toMatchObject({ status: 400, asked: [] });
  });

  it("refuses another site and a body that is too large", async () => {
    expect(await call("{}", { "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403, asked: [] });
    expect(await call(" ".repeat(20_000))).toMatchObject({ status: 413, asked: [] });
  });
});
