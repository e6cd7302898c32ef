import { describe, expect, it } from "vitest";
import { createTestApi, jsonResponse, type TestApiOptions } from "./testing/test-api.ts";

const HOST = { host: "www.ace.example" };
const PRODUCTION: TestApiOptions = { env: { SITE_ENV: "production" } };
const LIFE = 3700 * 86_400;

async function ask(body: unknown, headers: Readonly<Record<string, string>> = {}, options: TestApiOptions = {}) {
  const { post } = createTestApi(() => jsonResponse({}), options);
  const response = await post("consent/", body, { ...HOST, ...headers });
  return {
    status: response.status,
    location: response.headers.get("location"),
    cacheControl: response.headers.get("cache-control"),
    cookies: response.headers.getSetCookie(),
  };
}

const form = (body: string, referer?: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(body, { "content-type": "application/x-www-form-urlencoded", ...(referer ? { referer } : {}), ...headers });

describe("the consent endpoint", () => {
  it("stores that nothing is shared for 3700 days, at / on the parent domain, and forgets what marketing kept [CK-003, CK-004, CK-005, PV-005, PV-006]", async () => {
    const gone = (name: string) => `${name}=; Path=/; Max-Age=0; Domain=ace.example; SameSite=Lax; Secure`;
    expect(await ask({ share: false }, {}, PRODUCTION)).toEqual({
      status: 204,
      location: null,
      cacheControl: "no-store",
      cookies: [
        `consent-ad-personalization=1; Path=/; Max-Age=${LIFE}; Domain=ace.example; SameSite=Lax; Secure`,
        gone("consent-sharing"),
        gone("CJEVENTID"),
        gone("fbc"),
        gone("fbp"),
      ],
    });
  });

  it.each([
    ["0", "chosen"],
    ["1", "despite-signal"],
  ])(
    "stores that the visitor chose to share, and whether the browser's signal was there: %s is %s [PV-005, PV-011]",
    async (signal, choice) => {
      const { cookies } = await ask({ share: true }, { "sec-gpc": signal });
      const rest = `Path=/; Max-Age=${LIFE}; Domain=ace.example; SameSite=Lax`;
      expect(cookies).toEqual([`consent-ad-personalization=0; ${rest}`, `consent-sharing=${choice}; ${rest}`]);
    },
  );

  it.each([
    ["share=on", "0"],
    ["", "1"],
  ])("takes the form of a browser without script: %j is %s [PV-003, PV-005]", async (body, value) => {
    const { status, location, cookies } = await form(body, "https://www.ace.example/pricing/?hc=A");
    expect([status, location]).toEqual([303, "/pricing/?hc=A"]);
    expect(cookies[0]).toMatch(new RegExp(`^consent-ad-personalization=${value};`));
  });

  it.each([
    ["share=on", "1", "consent-sharing=;"],
    ["share=on&despite-signal=on", "0", "consent-sharing=despite-signal;"],
    ["despite-signal=on", "1", "consent-sharing=;"],
  ])(
    "shares against the browser's signal only where the form without script confirms it: %j is %s [PV-011]",
    async (body, value, sharing) => {
      const { cookies } = await form(body, undefined, { "sec-gpc": "1" });
      expect(cookies[0]).toMatch(new RegExp(`^consent-ad-personalization=${value};`));
      expect(cookies[1]).toContain(sharing);
    },
  );

  it.each(["https://evil.example/pricing/", "https://www.ace.example//evil.example/", "nonsense", undefined])(
    "never leads off this site: from %j",
    async (referer) => {
      expect((await form("share=on", referer)).location).toMatch(/^\/(?!\/)/);
    },
  );

  it.each([{}, { share: "yes" }, 7])("refuses %j", async (body) => {
    expect(await ask(body)).toMatchObject({ status: 400, cookies: [] });
  });
});
