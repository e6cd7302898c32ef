import { expect, test } from "@playwright/test";
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "@courseway/workspace/local";
import { ask } from "../helpers/http.ts";
import { READY, siteOf } from "../places.ts";

const ace = siteOf("ace");
const PORT = READY.port + 1;
const CACHED = `http://127.0.0.1:${PORT}`;
const COURSE = "/real-estate-license/texas/";

/** A cache that keeps what it may and tells pages apart by their address alone, as many do. */
const configuration = (folder: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:${PORT};
    location / {
      proxy_pass ${ace};
      proxy_set_header Host ${new URL(ace).host};
      proxy_cache pages;
      proxy_cache_key $uri$is_args$args;
      proxy_ignore_headers Vary;
      add_header x-cache $upstream_cache_status always;
    }
  }
}
`;

test.describe("behind a shared cache", () => {
  test.describe.configure({ mode: "serial" });
  test.skip(spawnSync("nginx", ["-v"]).error !== undefined, "nginx is not installed, so no shared cache was tried.");

  let end = (): void => undefined;
  test.beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), "courseway-cache-"));
    // The workers of nginx are another user where root starts it.
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, "nginx.conf"), configuration(folder));
    const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
    end = () => {
      child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      child.kill("SIGTERM");
    };
    await waitFor(CACHED, 10_000, () => child.exitCode !== null);
  });
  test.afterAll(() => end());

  test("a stranger who speaks like Next's router puts nothing in a page's place", async () => {
    const attacks: Record<string, string>[] = [
      { rsc: "1" },
      { rsc: "1", "next-router-prefetch": "1" },
      { rsc: "1", "next-router-state-tree": "x" },
      { "next-url": "/x" },
    ];
    for (const headers of attacks) await ask(`${CACHED}${COURSE}`, { headers });
    const visitor = await ask(`${CACHED}${COURSE}`);
    expect(visitor.status).toBe(200);
    expect(visitor.headers.get("content-type")).toContain("text/html");
    expect(visitor.text).toMatch(/^<!DOCTYPE html>/u);
  });

  test("a page is kept, and what is not found is not", async () => {
    const cacheOf = async (path: string): Promise<string | null> =>
      (await ask(`${CACHED}${path}`)).headers.get("x-cache");
    await expect.poll(() => cacheOf(COURSE)).toBe("HIT");
    for (const path of ["/nowhere/", "/_next/static/gone.js", "/preview-broken/"]) {
      await cacheOf(path);
      expect(await cacheOf(path), path).toBe("MISS");
    }
  });
});
