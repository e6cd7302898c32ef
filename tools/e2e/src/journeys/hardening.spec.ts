import { expect } from "@playwright/test";
import http from "node:http";
import { ask, askRaw } from "../helpers/http.ts";
import { test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");
const COURSE = "/real-estate-license/arizona/";

const cacheControl = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await ask(`${ace}${path}`, { headers })).headers.get("cache-control") ?? "";

/** The status of a response to a request that `fetch` refuses to send. */
const fetchStatus = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .request(new URL(path, ace), { method }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
      .once("error", reject)
      .end();
  });

test("nothing that is not found, and no screen, is kept by a cache outside", async () => {
  for (const path of ["/nowhere/", "/_next/static/gone.js", "/_next/x/", "/healthz-2/", "/preview-broken/", "/404/"])
    expect(await cacheControl(path), path).toMatch(/no-store/u);
  expect(await cacheControl(COURSE)).toMatch(/^public, max-age=0, s-maxage=\d+$/u);
});

test("whoever speaks like Next's router gets the page that everybody gets, and never a failure", async () => {
  const page = (await ask(`${ace}${COURSE}`)).text;
  const routers: readonly Record<string, string>[] = [
    { rsc: "1" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-router-state-tree": "x", "next-url": "/x" },
  ];
  for (const headers of routers) {
    const answer = await ask(`${ace}${COURSE}`, { headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.text).toBe(page);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  }
  expect(await cacheControl(`${COURSE}?_rsc=abc`, { rsc: "1" })).toMatch(/no-store/u);
});

test("a page and its files are read and nothing else: other methods are refused, never a failure", async () => {
  for (const method of ["TRACE", "PUT", "DELETE", "PATCH", "POST"]) {
    expect(await fetchStatus(method, COURSE), method).toBe(405);
    expect(await fetchStatus(method, "/icon.svg"), method).toBe(405);
  }
  expect(await fetchStatus("TRACE", "/api/prices/")).toBe(405);
});

test("a range beyond the end of a file gives the whole file", async () => {
  const { text } = await ask(`${ace}/`);
  const file = /\/_next\/static\/[^" ]+\.js/u.exec(text)?.[0] ?? "";
  const whole = await ask(`${ace}${file}`);
  const part = await ask(`${ace}${file}`, { headers: { range: "bytes=999999999-" } });
  expect([part.status, part.text.length]).toEqual([200, whole.text.length]);
});

test("each page has one address: other spellings lead there, with their query [RT-012, RT-018]", async () => {
  for (const [path, to] of [
    ["/home/?hc=A", "/?hc=A"],
    ["/real-estate-license--arizona/", COURSE],
    ["/real-estate-license/%61rizona/", COURSE],
  ] as const)
    expect(await askRaw(ace, path)).toEqual({ status: 308, location: to });
  expect((await askRaw(ace, `/${"a".repeat(8000)}/`)).status).toBe(404);
});

test("an answer names no internal route", async () => {
  for (const path of ["/nowhere/", "/preview-broken/", "/career-center/?page=2"])
    expect((await ask(`${ace}${path}`)).headers.get("x-middleware-rewrite"), path).toBeNull();
});
