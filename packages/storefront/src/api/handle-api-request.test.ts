import { describe, expect, it } from "vitest";
import { type Endpoint, HttpError } from "./endpoint.ts";
import { json } from "./guard.ts";
import { type ApiContext, handleApiRequest } from "./handle-api-request.ts";
import { createTestApi, jsonResponse } from "./testing/test-api.ts";

const ok: Endpoint = { handle: () => Promise.resolve(json({ done: true })) };

function setUp(changes: Partial<ApiContext> = {}) {
  const consumed: unknown[] = [];
  const events: unknown[] = [];
  const endpoints = {
    read: { GET: ok },
    write: { POST: { ...ok, subjects: () => ["a@example.com"] } },
    both: { GET: ok, POST: { ...ok, acceptsForms: true } },
    hook: { POST: { ...ok, allowCrossOrigin: true } },
    broken: { GET: { handle: () => Promise.reject(new Error("The key needle was refused by http://10.0.0.1/")) } },
  };
  const context: ApiContext = {
    endpoints,
    limiter: {
      consume: (...args) => {
        consumed.push(args);
        return Promise.resolve({ allowed: true });
      },
    },
    visitorAddress: () => "203.0.113.7",
    report: (event) => void events.push(event),
    ...changes,
  };
  const ask = async (name: string, init: RequestInit = {}) => {
    const response = await handleApiRequest(new Request(`https://ace.example/api/${name}/`, init), name, context);
    const body: unknown = JSON.parse(await response.text());
    return { status: response.status, headers: response.headers, body };
  };
  return { ask, consumed, events };
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

describe("the checks before every endpoint", () => {
  it("says which endpoints there are where one is unknown, what an object inherits included", async () => {
    for (const name of ["", "unknown", "constructor", "read/more"]) {
      const { status, body } = await setUp().ask(name);
      expect([status, body]).toEqual([404, { message: expect.stringContaining("read, write, both") }]);
    }
  });

  it.each([
    ["read", "POST", "GET, HEAD"],
    ["write", "GET", "POST"],
    ["write", "HEAD", "POST"],
    ["both", "DELETE", "GET, HEAD, POST"],
  ])("says with which methods %s is made, where it is requested with %s", async (name, method, allow) => {
    const { status, headers } = await setUp().ask(name, { method });
    expect([status, headers.get("allow")]).toEqual([405, allow]);
  });

  it("answers HEAD as GET", async () => {
    expect((await setUp().ask("read", { method: "HEAD" })).status).toBe(200);
  });

  it("refuses pages of other sites, reads as well as writes, but not an endpoint that proves itself", async () => {
    const headers = { "sec-fetch-site": "cross-site", ...JSON_TYPE };
    const { ask, consumed } = setUp();
    expect((await ask("read", { headers })).status).toBe(403);
    expect((await ask("write", { method: "POST", headers, body: "{}" })).status).toBe(403);
    expect(consumed).toEqual([]);
    expect((await ask("hook", { method: "POST", headers, body: "{}" })).status).toBe(200);
  });

  it("takes JSON, a form only where it is said, and no body at all", async () => {
    const { ask } = setUp();
    const post = (name: string, type: string) =>
      ask(name, { method: "POST", headers: { "content-type": type }, body: "a=1" }).then(({ status }) => status);
    expect(await post("write", "text/plain")).toBe(415);
    expect(await post("write", "application/x-www-form-urlencoded")).toBe(415);
    expect(await post("both", "application/x-www-form-urlencoded")).toBe(200);
    expect(await post("hook", "application/x-www-form-urlencoded")).toBe(200);
    expect((await ask("write", { method: "POST", headers: JSON_TYPE, body: "{}" })).status).toBe(200);
    expect((await ask("write", { method: "POST" })).status).toBe(200);
    expect((await ask("write", { method: "POST", headers: { "content-type": "text/plain" }, body: "" })).status).toBe(
      200,
    );
  });

  it("reads no body above 16 KB", async () => {
    const send = (bytes: number) =>
      setUp().ask("write", { method: "POST", headers: JSON_TYPE, body: " ".repeat(bytes) });
    expect((await send(16 * 1024)).status).toBe(200);
    expect((await send(16 * 1024 + 1)).status).toBe(413);
  });

  it("counts each request by its endpoint, its visitor and the address that it writes to", async () => {
    const { ask, consumed } = setUp();
    await ask("read");
    await ask("write", { method: "POST", headers: JSON_TYPE, body: "{}" });
    expect(consumed).toEqual([
      ["read", "203.0.113.7", undefined],
      ["write", "203.0.113.7", ["a@example.com"]],
    ]);
  });

  it.each([
    [1, "1", "Too many requests. Please wait 1 second and try again."],
    [11_200, "12", "Too many requests. Please wait 12 seconds and try again."],
    [3_600_000, "3600", "Too many requests. Please wait 60 minutes and try again."],
  ])("tells a visitor in a hurry how long to wait: %d ms", async (retryAfterMs, seconds, message) => {
    const limiter: ApiContext["limiter"] = { consume: () => Promise.resolve({ allowed: false, retryAfterMs }) };
    const { status, headers, body } = await setUp({ limiter }).ask("read");
    expect([status, headers.get("retry-after"), body]).toEqual([429, seconds, { message }]);
  });

  it("tells of its own failure to the log alone", async () => {
    const { ask, events } = setUp();
    const { status, body, headers } = await ask("broken");
    expect([status, body]).toEqual([500, { message: "Something went wrong. Please try again later." }]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(events).toEqual([
      { level: "error", message: "The call broken failed.", error: expect.objectContaining({ name: "Error" }) },
    ]);
  });

  it("lets an endpoint answer errors in its own way", async () => {
    const custom: Endpoint = {
      handle: () => Promise.reject(new HttpError(400, "No.")),
      renderError: (_, { status, message }) => json({ ok: false, message }, status),
    };
    const { status, body } = await setUp({ endpoints: { custom: { GET: custom } } }).ask("custom");
    expect([status, body]).toEqual([400, { ok: false, message: "No." }]);
  });
});

describe("a visitor's rate", () => {
  it("is counted per visitor, by the address that our own proxy saw", async () => {
    const { ask } = createTestApi(() => jsonResponse({ jobs: [] }));
    const from = (address: string) =>
      ask("jobs/", { headers: { "x-forwarded-for": `6.6.6.6, ${address}` } }).then(({ status }) => status);
    for (let time = 0; time < 60; time += 1) expect(await from("203.0.113.7")).toBe(200);
    expect(await from("203.0.113.7")).toBe(429);
    expect(await from("203.0.113.8")).toBe(200);
  });
});
