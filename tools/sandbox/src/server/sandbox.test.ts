import { brandNames, localUrl, getPort } from "@courseway/workspace/local";
import { describe, expect, it } from "vitest";
import { runningSandbox } from "../testing/running.ts";
import { startSandbox } from "./start.ts";

const sandbox = runningSandbox();
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${sandbox.url}${path}`, { headers });
const shown = (html: string, id: string) => new RegExp(`data-testid="${id}">([^<]*)<`).exec(html)?.[1];

describe("the sandbox", () => {
  it("lists every page of every brand with open and preview, drafts marked", async () => {
    const html = await (await get("/")).text();
    expect(html).toContain(`href="${localUrl(getPort("ace"))}/real-estate-license/arizona/"`);
    expect(html).toContain(`href="${localUrl(getPort("ace"))}/preview?token=sandbox-preview&amp;slug=open-house"`);
    expect(html).toContain("draft only");
    for (const brand of brandNames) expect(html).toContain(`data-testid="brand-${brand}"`);
  });

  it("plays Craft's live preview of a page, and its screens for an entry", async () => {
    const screen = await (await get("/live-preview/ace/open-house")).text();
    expect(screen).toContain(`src="${localUrl(getPort("ace"))}/preview?token=sandbox-preview&amp;slug=open-house"`);
    expect(screen).toContain('postMessage("entry:live-preview:updated"');
    expect(await (await get("/live-preview/ace/open-house/version")).text()).toMatch(/^[\da-f]{40}$/u);
    const query = '{ entry(site: "ace", slug: "home") { id } }';
    const answer = await fetch(`${sandbox.url}/content/craft5/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { data } = await answer.json();
    const edited = await get(`/admin/entries/pages/${data.entry.id}`);
    expect([edited.status, (await edited.text()).includes('id="fields-baseComponents-field"')]).toEqual([200, true]);
    for (const nothing of ["/admin/edit/1", "/live-preview/nobody/home"]) expect((await get(nothing)).status).toBe(404);
  });

  it("shows at checkout what it was handed", async () => {
    const html = await (await get("/checkout?productId=a,b&courseId=c1&hc=X,Y&bundleCoupon=B&state=AZ")).text();
    expect(["product-ids", "course-ids", "coupons", "bundle-coupon", "state"].map((id) => shown(html, id))).toEqual([
      "a, b",
      "c1",
      "X, Y",
      "B",
      "AZ",
    ]);
  });

  it("shows the vertical code at sign-in, and escapes the query", async () => {
    const html = await (await get("/sign-in/?vertical=INS&x=%3Cscript%3E")).text();
    expect(shown(html, "vertical")).toBe("INS");
    expect(html).not.toContain("<script>");
  });

  it("stands in for every other host that a page leads to, below its name", async () => {
    for (const path of ["/outside/www.tiktok.example/@ace", "/outside/www.ids.example/"]) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`would have left for ${path.slice("/outside/".length)}`);
    }
  });

  it("draws a shared scene in the brand's colors and answers 304 to a known copy", async () => {
    const answer = await get("/images/dec/keys.svg?auto=format,compress&w=400");
    const svg = await answer.text();
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(svg).toContain("--accent:#0a7d5a");
    const again = await get("/images/dec/keys.svg", { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it.each([
    "/images/ace/../brand.yaml",
    "/images/ace/..%2f..%2fbrand.yaml",
    "/images/ace/brand.yaml",
    "/images/nobody/keys.svg",
    "/nowhere",
  ])("answers 404 at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("refuses a body of more than 1 MB and goes on", async () => {
    expect((await sandbox.post("/content/craft5/graphql", " ".repeat(1_100_000))).status).toBe(413);
    expect((await get("/healthz")).status).toBe(200);
  });

  it.each(["/content/craft5/graphql", "/lists/subscribe", "/lists/users/update", "/faults/images"])(
    "answers garbage at %s with a 4xx and goes on",
    async (path) => {
      const answer = await sandbox.post(path, '{"\u0000');
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  it("forgets faults and the outbox on a reset", async () => {
    await sandbox.post("/faults/images", { status: 500 });
    await sandbox.post("/lists/users/update", { email: "a@example.com", dataFields: {} });
    expect((await sandbox.post("/reset", {})).status).toBe(204);
    expect((await get("/images/ace/keys.svg")).status).toBe(200);
    expect(await (await get("/outbox", { accept: "application/json" })).json()).toEqual({ total: 0, messages: [] });
  });

  it("says what to do when its port is taken", async () => {
    const port = Number(new URL(sandbox.url).port);
    await expect(startSandbox({ port, log: () => undefined, dataDir: `${sandbox.dataDir}-2` })).rejects.toThrow(
      /another program does.+--port/,
    );
  });
});

it("names its files by the address that browsers know, where the sites ask it at another one", async () => {
  const own = await startSandbox({ port: 0, dataDir: sandbox.dataDir, publicUrl: "http://localhost:4000" });
  const query = '{ entries(site: "ace", slug: "home") { slug } }';
  const [video, content] = await Promise.all([
    fetch(`${own.url}/video/v1/medias/abc.json`, { headers: { authorization: "Bearer b" } }),
    fetch(`${own.url}/content/craft5/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    }),
  ]);
  expect(await video.text()).toContain('"url":"http://localhost:4000/video/files/abc.mp4"');
  expect(await content.json()).toEqual({ data: { entries: [{ slug: "home" }] } });
  await own.close();
});
