import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { ask, askPacked, askWith } from "../helpers/http.ts";
import {
  fetchCacheStatus,
  carelessCache,
  documentedCache,
  isNginxMissing,
  startNginx,
  WITHOUT_NGINX,
} from "../helpers/nginx.ts";
import { test } from "../helpers/tabs.ts";
import { CACHE, CARELESS_CACHE, getSite } from "../environment.ts";

const ace = getSite("ace");
const COURSE = "/real-estate-license/texas/";
const LISTING = "/career-center/";

test.describe.configure({ mode: "serial" });
test.skip(isNginxMissing, WITHOUT_NGINX);

let end = (): Promise<void> => Promise.resolve();
test.beforeAll(async () => {
  end = await startNginx(CACHE.url, [carelessCache(CARELESS_CACHE.port, ace), documentedCache(CACHE.port, ace)]);
});
test.afterAll(() => end());

for (const { kind, url } of [
  { kind: "a careless cache", url: CARELESS_CACHE.url },
  { kind: "the documented cache", url: CACHE.url },
]) {
  test(`${kind}: a stranger who speaks like Next's router puts nothing in a page's place`, async () => {
    const attacks: Record<string, string>[] = [
      { rsc: "1" },
      { rsc: "1", "next-router-prefetch": "1" },
      { rsc: "1", "next-router-state-tree": "x" },
      { "next-url": "/x" },
      { "content-security-policy": "script-src 'nonce-mine'" },
    ];
    for (const headers of attacks) await ask(`${url}${COURSE}`, { headers });
    const visitor = await ask(`${url}${COURSE}`);
    expect(visitor.status).toBe(200);
    expect(visitor.headers.get("content-type")).toContain("text/html");
    expect(visitor.text).toMatch(/^<!DOCTYPE html>/u);
    expect(visitor.headers.get("content-security-policy")).not.toContain("nonce");
  });

  test(`${kind}: a page is kept; a missing one, a preview, a redirect, a call and whatever else is one visitor's are not`, async () => {
    await expect.poll(() => fetchCacheStatus(`${url}${COURSE}`)).toBe("HIT");
    for (const path of [
      "/nowhere/",
      "/_next/static/gone.js",
      "/preview-broken/",
      "/open-house/?token=sandbox-preview",
      `${COURSE}?token=expired-preview`,
      `${COURSE}?hlText=Hello`,
      `${COURSE}?_rsc=abc`,
      "/real-estate-license/texas?hc=MINE",
      "/home/?hc=MINE",
      "/api/location/",
      "/healthz/",
      `${LISTING}?page=x&page=2`,
    ]) {
      await ask(`${url}${path}`);
      expect(await fetchCacheStatus(`${url}${path}`), path).not.toBe("HIT");
    }
    for (const path of ["/api/location/", "/api/jobs/"])
      expect((await ask(`${ace}${path}`)).headers.get("cache-control"), path).toMatch(/no-store|private/u);
  });
}

test("whatever campaign a visitor comes by, all are served from one entry, with the policy that goes with it", async () => {
  const campaign = () => `${CACHE.url}${COURSE}?utm_source=${randomUUID()}&hc=${randomUUID()}`;
  await expect.poll(() => fetchCacheStatus(campaign())).toBe("HIT");
  const [first, second] = [await ask(campaign()), await ask(campaign())];
  expect([first.headers.get("x-cache"), second.headers.get("x-cache")]).toEqual(["HIT", "HIT"]);
  expect(second.text).toBe(first.text);
  const policy = first.headers.get("content-security-policy");
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).toBe((await ask(`${ace}${COURSE}`)).headers.get("content-security-policy"));
});

test("what the site compressed reaches a visitor as it is, or unpacked, kept or not", async () => {
  for (const path of [COURSE, `${COURSE}?hlText=Hello`]) {
    await ask(`${CACHE.url}${path}`);
    const [packed, plain] = [
      await askPacked(`${CACHE.url}${path}`, "gzip"),
      await askPacked(`${CACHE.url}${path}`, ""),
    ];
    expect([packed.encoding, plain.encoding], path).toEqual(["gzip", undefined]);
    expect(packed.bytes.equals((await askPacked(`${ace}${path}`, "gzip")).bytes), path).toBe(true);
    expect(gunzipSync(packed.bytes).equals(plain.bytes), path).toBe(true);
    for (const { vary } of [packed, plain]) expect(vary, path).toContain("Accept-Encoding");
  }
});

test("a visitor is sent on with their own query, never with another's", async () => {
  for (const coupon of ["FIRST", "SECOND"])
    expect((await ask(`${CACHE.url}/home/?hc=${coupon}`)).location).toMatch(new RegExp(`/\\?hc=${coupon}$`, "u"));
});

test("each page of a listing is an entry of its own, and no spelling puts one in another's place", async () => {
  // While nothing is cached yet: queries that a cache could mistake for page 2, and the site does not.
  for (const search of ["?Page=2", "?page=x&page=2", "?%70age=2", "?page=2&page=3"])
    expect(await fetchCacheStatus(`${CACHE.url}${LISTING}${search}`), search).not.toBe("HIT");
  const fetchPage = async (search: string) => (await ask(`${CACHE.url}${LISTING}${search}`)).text;
  const [one, two] = [await fetchPage(""), await fetchPage("?page=2")];
  expect(two).not.toBe(one);
  expect([one, two]).toEqual([(await ask(`${ace}${LISTING}`)).text, (await ask(`${ace}${LISTING}?page=2`)).text]);
  await expect.poll(() => fetchCacheStatus(`${CACHE.url}${LISTING}?utm_source=${randomUUID()}&page=2`)).toBe("HIT");
  expect(await fetchPage(`?page=2&utm_source=${randomUUID()}`)).toBe(two);
});

test("a visitor cannot say under which host they came", async () => {
  const forged = { "x-forwarded-host": "evil.example", "x-forwarded-for": "203.0.113.9" };
  const { status, text } = await askWith(`${CACHE.url}/${randomUUID()}/`, forged);
  expect(status).toBe(404);
  expect(text).not.toContain("evil.example");
});

test("a file is kept under its whole address, since its query names its version", async () => {
  const [file = ""] = /\/_next\/static\/[^" ]+\.js/u.exec((await ask(`${ace}/`)).text) ?? [];
  const built = (version: string) => `${CACHE.url}${file}?${version}`;
  const version = randomUUID();
  expect(await fetchCacheStatus(built(version))).toBe("MISS");
  expect(await fetchCacheStatus(built(version))).toBe("HIT");
  expect(await fetchCacheStatus(built(randomUUID()))).toBe("MISS");
});
