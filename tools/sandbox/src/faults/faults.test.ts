import { afterEach, describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";
import { SERVICES } from "./services.ts";

const sandbox = runningSandbox();
const image = () => fetch(`${sandbox.url}/images/ace/keys.svg`);
const clear = () => fetch(`${sandbox.url}/faults`, { method: "DELETE" });

afterEach(async () => void (await clear()));

describe("fault switches", () => {
  it("answer a status with Retry-After, until cleared", async () => {
    await sandbox.post("/faults/images", { status: 429, retryAfter: 7 });
    const broken = await image();
    expect([broken.status, broken.headers.get("retry-after"), broken.headers.get("content-type")]).toEqual([
      429,
      "7",
      "text/plain; charset=utf-8",
    ]);
    expect((await fetch(`${sandbox.url}/faults/images`, { method: "DELETE" })).status).toBe(204);
    expect((await image()).status).toBe(200);
  });

  it("break only their own service", async () => {
    await sandbox.post("/faults/content", { status: 503 });
    const ask = (path: string) => sandbox.post(path, { query: "{ ping }" });
    expect((await ask("/content/craft5/graphql")).status).toBe(503);
    expect((await ask("/content/blog/graphql")).status).toBe(200);
    expect((await image()).status).toBe(200);
  });

  it("wait before they answer", async () => {
    await sandbox.post("/faults/images", { delayMs: 120 });
    const began = performance.now();
    expect((await image()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(115);
  });

  it("cut an answer in the middle", async () => {
    await sandbox.post("/faults/images", { cut: true });
    await expect(image().then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/);
    await clear();
    expect((await image()).status).toBe(200);
  });

  it.each([
    ["truncated", /^\{"data"/],
    ["html", /^<!doctype html>/],
    ["shape", /^\["nothing"/],
  ])("send a body that is %s", async (malformed, expected) => {
    await sandbox.post("/faults/images", { malformed });
    expect(await (await image()).text()).toMatch(expected);
  });

  it("send a body of 50 MB", async () => {
    await sandbox.post("/faults/images", { malformed: "huge" });
    expect((await (await image()).arrayBuffer()).byteLength).toBe(50 * 1024 * 1024);
  });

  it("close the connection without an answer", async () => {
    await sandbox.post("/faults/images", { cut: "before" });
    await expect(image()).rejects.toThrow("fetch failed");
  });

  it("do what was asked and lose the answer", async () => {
    const update = { email: "lost@example.com", dataFields: {} };
    await sandbox.post("/faults/lists", { cut: "after" });
    await expect(sandbox.post("/lists/users/update", update)).rejects.toThrow("fetch failed");
    const outbox = await fetch(`${sandbox.url}/outbox`, { headers: { accept: "application/json" } });
    expect((await outbox.json()).messages).toMatchObject([{ kind: "update", email: "lost@example.com" }]);
  });

  it("hit the next so many calls, or a share of them", async () => {
    await sandbox.post("/faults/images", { status: 500, times: 2 });
    expect([(await image()).status, (await image()).status, (await image()).status]).toEqual([500, 500, 200]);
    await sandbox.post("/faults/images", { status: 500, share: 0 });
    expect((await image()).status).toBe(200);
  });

  it("take the form of the page, and show what is set", async () => {
    const form = new URLSearchParams({
      delayMs: "5",
      status: "",
      malformed: "",
      cut: "",
      share: "",
      times: "",
      retryAfter: "",
    });
    const answer = await fetch(`${sandbox.url}/faults/jobs`, { method: "POST", body: form, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/faults"]);
    expect(await (await fetch(`${sandbox.url}/faults`)).text()).toContain("waits 5 ms");
  });

  it("break everything at once, at random, and heal it", async () => {
    const form = new URLSearchParams({ random: "true", percent: "10", seed: "7" });
    await fetch(`${sandbox.url}/faults/all`, { method: "POST", body: form, redirect: "manual" });
    const set = await (await fetch(`${sandbox.url}/faults`, { headers: { accept: "application/json" } })).json();
    expect(Object.keys(set)).toEqual(Object.keys(SERVICES));
    expect(set.reviews).toMatchObject({ random: true, share: 0.1, seed: 7 });
    await fetch(`${sandbox.url}/faults/all/clear`, { method: "POST", redirect: "manual" });
    expect(await (await fetch(`${sandbox.url}/faults`)).text()).toContain("all services work");
  });

  it("keep what is set when a form is sent as it stands", async () => {
    const fault = {
      random: true,
      seed: 3,
      share: 0.5,
      times: 9,
      delayMs: 4,
      status: 503,
      cut: "after",
      malformed: "huge",
    };
    await sandbox.post("/faults/jobs", fault);
    const html = await (await fetch(`${sandbox.url}/faults`)).text();
    const [form = ""] = /<form[^>]*action="\/faults\/jobs"[\s\S]*?<\/form>/.exec(html) ?? [];
    const body = new URLSearchParams();
    for (const [, name = "", value = ""] of form.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g))
      body.set(name, value);
    for (const [, name = "", options = ""] of form.matchAll(/<select name="(\w+)">([\s\S]*?)<\/select>/g)) {
      const [, value, text] = /<option(?: value="([^"]*)")? selected>([^<]*)/.exec(options) ?? [];
      body.set(name, value ?? text ?? "");
    }
    await clear();
    await fetch(`${sandbox.url}/faults/jobs`, { method: "POST", body, redirect: "manual" });
    const set = await (await fetch(`${sandbox.url}/faults`, { headers: { accept: "application/json" } })).json();
    expect(set.jobs).toMatchObject(fault);
  });

  it("count the calls and those that they made to fail", async () => {
    await sandbox.post("/faults/images", { status: 500, times: 1 });
    await image();
    await image();
    const counts = await fetch(`${sandbox.url}/faults/counts`);
    expect(await counts.json()).toEqual({ images: { calls: 2, broken: 1 } });
  });

  it("refuse an unknown service and values that are none", async () => {
    expect((await sandbox.post("/faults/weather", { status: 500 })).status).toBe(404);
    expect((await sandbox.post("/faults/images", { status: "soon" })).status).toBe(400);
    expect((await sandbox.post("/faults/images", "{")).status).toBe(400);
  });
});
