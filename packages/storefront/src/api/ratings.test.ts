import { describe, expect, it } from "vitest";
import { type Respond, createTestApi, jsonResponse, type TestApiOptions } from "./testing/test-api.ts";

const brandRating = {
  id: "bu1",
  score: { stars: 4.5, trustScore: 4.6 },
  numberOfReviews: { total: 321, fiveStars: 9 },
};
const productRating = { starsAverage: 4.7, numberOfReviews: { total: 12 } };
const both: Respond = ({ url }) => jsonResponse(url.searchParams.has("sku") ? productRating : brandRating);

const ask = async (query: string, respond: Respond = both, options: TestApiOptions = {}) => {
  const { ask: send, sent, events } = createTestApi(respond, options);
  const response = await send(`trust/${query}`);
  const cached = response.headers.get("cache-control");
  return { status: response.status, body: (await response.json()) as unknown, cached, sent, events };
};

describe("the trust endpoint", () => {
  it("answers the brand's rating, which a browser may keep for a while [TR-001, API-035]", async () => {
    const { body, cached, sent } = await ask("");
    expect([body, cached]).toEqual([{ rating: { score: 4.6, reviews: 321 } }, "private, max-age=300"]);
    expect(sent[0]?.url.searchParams.get("name")).toBe("www.ace.example");
  });

  it("answers a product's rating by its sku [TR-001, API-037]", async () => {
    const { body, sent } = await ask("?sku=RE-AZ.1");
    expect(body).toEqual({ rating: { score: 4.7, reviews: 12 } });
    expect(sent[0]?.url.pathname).toBe("/v1/product-reviews/business-units/ace-unit");
  });

  it("asks nothing for a brand without a trust id [TR-005]", async () => {
    for (const query of ["", "?sku=1"]) {
      const { body, sent } = await ask(query, both, { brand: { trustpilotId: null } });
      expect([body, sent]).toEqual([{ rating: null }, []]);
    }
  });

  it("has no rating when the service fails, which no browser keeps [ERR-014]", async () => {
    const { status, body, cached, events } = await ask("", () => jsonResponse({ fault: "needle" }, 500));
    expect([status, body, cached]).toEqual([200, { rating: null }, "no-store"]);
    expect(events).toMatchObject([{ level: "warn" }]);
  });

  it.each(["?sku=", "?sku=a%2Fb", `?sku=${"1".repeat(65)}`])("refuses %s", async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, sent: [] });
  });
});
