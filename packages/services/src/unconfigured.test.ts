import { expect, test } from "vitest";
import * as services from "./index.ts";
import { recorder } from "./testing/events.ts";

const cache = services.memoryCache();
const called: string[] = [];
const fetch: services.Fetch = async (url) => {
  called.push(url);
  return new Response("{}");
};
const { report, events } = recorder();
const options = { fetch, report, cache, url: null, baseUrl: " ", apiKey: null, token: null, auth: null };
const commerce = services.createCommerce({
  ...options,
  baseParams: { appType: "DR", platform: "MKT", brandId: "ACE" },
});
const set = { productIds: ["p1"], couponCodes: [] };
const subscription = { brandId: "ACE", listId: 1, type: "RE", subscribers: [{ email: "a@example.com" }] };

test.each<[name: string, call: () => Promise<unknown>, ending: unknown]>([
  ["quotes", () => commerce.quotes([set]), [null]],
  ["price", () => commerce.price(set), null],
  ["products", () => commerce.products(["p1"]), {}],
  ["schedule", () => commerce.schedule(["c1"]), []],
  ["user sync", () => services.createUserSync(options)({ cookie: "a=1" }), {}],
  ["brand rating", () => services.createReviews(options).brandRating("a.example"), null],
  ["product rating", () => services.createReviews(options).productRating("bu1", "sku"), null],
  ["video", () => services.createVideos(options).video("abc123"), null],
  ["jobs", () => services.createJobBoard(options).jobs(), []],
  ["location", () => services.createLocation(options).state({ ip: null }), null],
  ["IP lookup", () => services.createIpLookup(options)(), null],
])("%s without an address ends as its documented failure, without a call or an alarm", async (_name, call, ending) => {
  events.length = 0;
  expect(await call()).toEqual(ending);
  expect(called).toEqual([]);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event).toEqual(expect.objectContaining({ level: "debug" }));
  for (const event of events) expect(event).not.toHaveProperty("error");
});

test.each<[name: string, call: () => Promise<unknown>, ending: RegExp]>([
  [
    "subscribe",
    () => services.createMailingLists(options).subscribe(subscription),
    /^Subscription failed: .*no address/,
  ],
  [
    "user update",
    () => services.createUserProfiles(options).update({ email: "a@example.com", dataFields: {} }),
    /no address/,
  ],
  [
    "ambassador",
    () => services.createReferrals(options).referralLink({ email: "a@example.com", groupId: "1" }),
    /could not be had/,
  ],
])(
  "%s without an address throws its documented error and raises an alarm, since a visitor's act was lost",
  async (_name, call, ending) => {
    events.length = 0;
    await expect(call()).rejects.toThrow(ending);
    expect(events).toMatchObject([{ level: "error", error: { kind: "unconfigured" } }]);
    expect(called).toEqual([]);
  },
);
