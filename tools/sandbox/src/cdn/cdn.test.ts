import { expect, test } from "vitest";
import { cdnRoutes } from "./cdn-routes.ts";

const AT = Date.UTC(2026, 10, 21, 12);

test("takes the purges of each CDN in its own form, shows them, and refuses one without tags", async () => {
  const routes = cdnRoutes(() => AT);
  const post = async (path: string, body: unknown) =>
    (await routes.request(path, { method: "POST", body: JSON.stringify(body) })).status;
  expect(await post("/fastly/service/s/purge", { surrogate_keys: ["ace"] })).toBe(200);
  expect(await post("/cloudflare/zones/z/purge_cache", { tags: ["ace/home"] })).toBe(200);
  expect(await post("/webhook", { tags: ["ace/a", "ace/b"] })).toBe(204);
  expect(await post("/fastly/service/s/purge", { tags: ["ace"] })).toBe(400);
  expect(await post("/cloudflare/zones/z/purge_cache", {})).toBe(400);
  expect(await post("/webhook", null)).toBe(400);

  const json = await routes.request("/", { headers: { accept: "application/json" } });
  const at = new Date(AT).toISOString();
  expect(await json.json()).toEqual({
    purges: [
      { at, kind: "webhook", tags: ["ace/a", "ace/b"] },
      { at, kind: "Cloudflare", tags: ["ace/home"] },
      { at, kind: "Fastly", tags: ["ace"] },
    ],
  });
  expect(await (await routes.request("/")).text()).toContain("ace/home");
  await routes.request("/", { method: "DELETE" });
  const after = await routes.request("/", { headers: { accept: "application/json" } });
  expect(await after.json()).toEqual({ purges: [] });
});
