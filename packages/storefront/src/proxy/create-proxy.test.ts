import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProxy } from "./create-proxy.ts";
import { brand } from "../testing/brand.ts";

let app = "";

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), "proxy-"));
  mkdirSync(join(app, ".next"));
  writeFileSync(join(app, ".next/app-path-routes-manifest.json"), "{}");
  vi.spyOn(process, "cwd").mockReturnValue(app);
  vi.stubEnv("CONTENT_URL", "http://content.test/graphql");
  // What `skipProxyUrlNormalize` of the shared configuration makes of Next's own code.
  vi.stubEnv("__NEXT_NO_MIDDLEWARE_URL_NORMALIZE", "true");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(app, { recursive: true });
});

it.each([
  "http://127.0.0.1:3002",
  "http://[::1]:3002",
  "http://localhost:3002",
  "https://web-7f:3002",
  "http://0.0.0.0:3002",
])(
  "rewrites on %s to that very address: a target on any other host would be asked for over the network [RT-005]",
  async (origin) => {
    const answer = await createProxy({ brand, blocks: [] })(new NextRequest(`${origin}/preview-broken/?a=1`));
    expect(answer.headers.get("x-middleware-rewrite")).toBe(`${origin}/~screens/preview-broken/?a=1`);
  },
);

it("refuses a rewrite that comes back as a request: a loop ends at its first hop, and the log says so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const proxy = createProxy({ brand, blocks: [] });
  const rewritten = await proxy(new NextRequest("http://localhost:3002/~screens/not-found/"));
  expect(rewritten.status).toBe(404);
  const hop = rewritten.headers.get("x-middleware-request-x-courseway-hop") ?? "";

  const again = new NextRequest("http://localhost:3002/~screens/not-found/", { headers: { "x-courseway-hop": hop } });
  const answer = await proxy(again);
  expect(answer.status).toBe(508);
  expect(answer.headers.get("x-middleware-rewrite")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(String(log.mock.calls[0]?.[0])).toContain("A rewrite left this process");
});

it("is not stopped by a visitor who makes such a header up", async () => {
  const request = new NextRequest("http://localhost:3002/preview-broken/", { headers: { "x-courseway-hop": "1" } });
  expect((await createProxy({ brand, blocks: [] })(request)).headers.get("x-middleware-rewrite")).not.toBeNull();
});
