import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { ask, post } from "../helpers/http.ts";
import { fetchOutbox } from "../helpers/outbox.ts";
import { inOneTab, test } from "../helpers/tabs.ts";
import { SANDBOX, getSite } from "../environment.ts";

const ace = getSite("ace");
const prices = `${ace}/api/prices/`;
const subscribe = `${ace}/api/subscribe/`;

/** A valid body for each POST call. None of them sends an email. */
const sentCalls = [
  ["prices", { sets: [{ productIds: ["re-az-basic"], couponCodes: ["CAREER20"] }] }],
  ["subscribe", { path: "/real-estate-license/arizona/", index: 3, fields: { email: "fail@example.com" } }],
  ["location", { state: "TX" }],
  ["ambassador", { email: "fail@example.com" }],
] as const;

const readCalls = ["schedule/?courseIds=course-re-az-live", "trust/", "video/?id=abc", "jobs/", "location/"] as const;

/** The headers that a browser sends with a request from a page of another site. */
const strangers = [
  ["origin", "https://evil.example"],
  ["origin", "null"],
  ["sec-fetch-site", "cross-site"],
  ["sec-fetch-site", "same-site"],
] as const;

for (const [name, good] of sentCalls) {
  const call = `${ace}/api/${name}/`;

  test(`${name} refuses pages of other sites`, async () => {
    for (const [header, value] of strangers) {
      expect((await post(call, good, { [header]: value })).status, `${header}: ${value}`).toBe(403);
    }
    expect((await post(call, good, { origin: ace })).status).not.toBe(403);
  });

  test(`${name} refuses what is malformed, too large or not JSON`, async () => {
    for (const body of ["", "{", "[]", "null", { sets: "all" }, { sets: [{ productIds: [] }] }, { path: 7 }]) {
      expect((await post(call, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await post(call, { ...good, more: "x".repeat(17_000) })).status).toBe(413);
    expect((await post(call, good, { "content-type": "text/plain" })).status).toBe(415);
  });

  test(`${name} answers in JSON that no cache keeps`, async () => {
    const { headers } = await post(call, good);
    expect(headers.get("content-type")).toContain("application/json");
    expect(headers.get("cache-control")).toBe("no-store");
  });
}

test("what is read is not read by pages of other sites, and no shared cache keeps it", async () => {
  for (const call of readCalls) {
    const url = `${ace}/api/${call}`;
    for (const [header, value] of strangers)
      expect((await ask(url, { headers: { [header]: value } })).status, `${call} ${value}`).toBe(403);
    const { status, headers } = await ask(url, { headers: { "sec-fetch-site": "same-origin" } });
    expect(status, call).toBe(200);
    expect(headers.get("cache-control"), call).toMatch(/^(?:no-store|private, max-age=300)$/u);
  }
});

test("what is read refuses a malformed question", async () => {
  for (const call of ["schedule/?courseIds=a%2Fb", "schedule/?use=all", "trust/?sku=", "video/", "video/?id=..%2Fx"])
    expect((await ask(`${ace}/api/${call}`)).status, call).toBe(400);
});

inOneTab("a page of another site cannot subscribe a visitor, even with a plain form", async ({ page }) => {
  const email = `lured-${randomUUID()}@example.com`;
  await page.goto(SANDBOX.url);
  await page.setContent(`<form method="post" action="${subscribe}">
    <input name="path" value="/real-estate-license/arizona/"><input name="index" value="3"><input name="email" value="${email}"><button>Win</button></form>`);
  const answered = page.waitForResponse(subscribe);
  await page.getByRole("button", { name: "Win" }).click();

  expect((await answered).status()).toBe(403);
  expect(await fetchOutbox(email)).toEqual([]);
});

test("a body cannot name the list it subscribes to", async () => {
  const email = `chooser-${randomUUID()}@example.com`;
  const sent = await post(subscribe, {
    path: "/real-estate-license/arizona/",
    index: 3,
    fields: { email },
    listId: 5388818,
    brandId: "MTG",
  });
  expect(sent.status).toBe(200);

  const [taken] = await fetchOutbox(email);
  expect(taken?.about).toContain("Real estate");
});

test("a form that is nowhere subscribes nobody", async () => {
  const email = `nowhere-${randomUUID()}@example.com`;
  expect((await post(subscribe, { path: "/career-center/", index: 0, fields: { email } })).status).toBe(502);
  expect((await post(subscribe, { path: "//evil.example/", index: 0, fields: { email } })).status).toBe(502);
  expect(await fetchOutbox(email)).toEqual([]);
});

test("a form sent without script never leads off the site", async () => {
  const sent = await ask(subscribe, {
    method: "POST",
    body: new URLSearchParams({ path: "//evil.example/", index: "0", email: "a@example.com" }),
  });
  expect(sent.status).toBe(303);
  expect(new URL(sent.location ?? "", ace).origin).toBe(ace);
});

test("a call that is not there says so, and so does a method", async () => {
  expect((await post(`${ace}/api/unknown/`, {})).status).toBe(404);
  expect((await post(`${ace}/api/constructor/`, {})).status).toBe(404);
  expect((await ask(`${ace}/api/`)).status).toBe(404);
  for (const [call, method, allow] of [
    ["subscribe", "GET", "POST"],
    ["subscribe", "HEAD", "POST"],
    ["prices", "PUT", "GET, HEAD, POST"],
    ["jobs", "POST", "GET, HEAD"],
    ["location", "DELETE", "GET, HEAD, POST"],
    ["revalidate", "PUT", "POST"],
  ] as const) {
    const { status, headers } = await ask(`${ace}/api/${call}/`, { method });
    expect([status, headers.get("allow")], `${method} ${call}`).toEqual([405, allow]);
  }
  expect((await ask(`${ace}/api/jobs/`, { method: "HEAD" })).status).toBe(200);
});

test("prices are answered in the order of the sets, and an unknown product has none", async () => {
  const { status, text } = await post(prices, {
    sets: [
      { productIds: ["re-az-basic"], couponCodes: ["CAREER20"] },
      { productIds: ["no-such-product"], couponCodes: [] },
    ],
  });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ quotes: [{ originalPrice: 44_900, discountPrice: 35_920 }, null] });
});
