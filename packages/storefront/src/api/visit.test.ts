import { describe, expect, it } from "vitest";
import { createTestApi, jsonResponse, type TestApiOptions } from "./testing/test-api.ts";

const HOST = { host: "www.ace.example" };
const PRODUCTION: TestApiOptions = { env: { SITE_ENV: "production" } };

async function visit(query: unknown, headers: Readonly<Record<string, string>> = {}, options: TestApiOptions = {}) {
  const { post, clock } = createTestApi(() => jsonResponse({}), options);
  const response = await post("visit/", { query }, { ...HOST, ...headers });
  const cacheControl = response.headers.get("cache-control");
  return { status: response.status, cookies: response.headers.getSetCookie(), now: clock.now, cacheControl };
}

const AFFILIATE = "?utm_source=cj&cjevent=5f0d1e2c";
const MONTH = 30 * 86_400;
const QUARTER = 90 * 86_400;

const DESPITE = "consent-ad-personalization=0; consent-sharing=despite-signal";

describe("the visit endpoint", () => {
  it("remembers an affiliate's event for 30 days, at / on the parent domain [CK-001, CK-010]", async () => {
    expect((await visit(AFFILIATE, {}, PRODUCTION)).cookies).toEqual([
      `CJEVENTID=5f0d1e2c; Path=/; Max-Age=${MONTH}; Domain=ace.example; SameSite=Lax; Secure`,
    ]);
  });

  it.each(["?cjevent=5f0d1e2c", "?cjevent=5f0d1e2c&utm_source=mail", "?utm_source=cj", "", "?cjevent=&utm_source=cj"])(
    "remembers none for %j [CK-012]",
    async (query) => {
      expect(await visit(query)).toMatchObject({ status: 204, cookies: [], cacheControl: "no-store" });
    },
  );

  it("remembers an advertisement's click and the browser for 90 days [CK-001, CK-011]", async () => {
    const { cookies, now } = await visit("?fbclid=IwAR-0_x");
    expect(cookies).toEqual([
      `fbc=fb.1.${now}.IwAR-0_x; Path=/; Max-Age=${QUARTER}; Domain=ace.example; SameSite=Lax`,
      expect.stringMatching(
        new RegExp(`^fbp=fb\\.1\\.${now}\\.\\d{1,10}; Path=/; Max-Age=${QUARTER}; Domain=ace\\.example; SameSite=Lax$`),
      ),
    ]);
  });

  it("keeps a click and a browser that are known with their first moment, and takes a new click [CK-011]", async () => {
    const cookie = "fbc=fb.1.7.first; fbp=fb.1.7.12";
    expect((await visit("?fbclid=first", { cookie })).cookies).toEqual([]);
    expect((await visit("?fbclid=second", { cookie })).cookies).toEqual([
      expect.stringMatching(/^fbc=fb\.1\.\d+\.second;/),
    ]);
  });

  it.each([
    ["the stored choice", { cookie: "consent-ad-personalization=1" }, 0],
    ["the browser's signal", { "sec-gpc": "1" }, 0],
    ["the signal before the site's own default", { cookie: "consent-ad-personalization=0", "sec-gpc": "1" }, 0],
    ["a choice to share that was made despite the signal", { cookie: DESPITE, "sec-gpc": "1" }, 3],
  ])("follows %s [PV-006, PV-011, PV-013]", async (_, headers, expected) => {
    expect((await visit(`${AFFILIATE}&fbclid=a`, headers)).cookies.length).toBe(expected);
  });

  it("remembers nothing of the visitors of a brand that opts out by default, until they choose to share [PV-010]", async () => {
    const optOut = { brand: { optsOutByDefault: true } };
    expect((await visit(AFFILIATE, {}, optOut)).cookies).toEqual([]);
    const cookie = "consent-ad-personalization=0; consent-sharing=chosen";
    expect((await visit(AFFILIATE, { cookie }, optOut)).cookies).toHaveLength(1);
  });

  it.each(["a;Domain=evil.example", "a%0d%0aset-cookie:b", "a b", "a".repeat(501)])(
    "takes no id that is none: %j",
    async (id) => {
      expect((await visit(`?utm_source=cj&cjevent=${id}&fbclid=${id}`)).cookies).toEqual([]);
    },
  );

  it.each([7, undefined, "?".repeat(8001)])("refuses %j", async (query) => {
    expect(await visit(query)).toMatchObject({ status: 400, cookies: [] });
  });
});
