import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { appRoutes, readAppRoutes } from "./app-routes.ts";

describe("appRoutes", () => {
  const routes = appRoutes(
    { pages: ["/a/[one]", "/b/[...many]", "/c/[[...any]]", "/d.e"], handlers: [], files: [] },
    () => false,
  );

  it.each([
    ["/a/1", "page"],
    ["/a/1/2", null],
    ["/a/", null],
    ["/b/1/2/", "page"],
    ["/b/", null],
    ["/c/", "page"],
    ["/c/1/2", "page"],
    ["/d.e", "page"],
    ["/dxe", null],
    ["/%E0%A4%A", null],
    ["/a/%E0%A4%A", null],
  ])("matches %s as Next does: %s", (path, kind) => {
    expect(routes(path)).toBe(kind);
  });
});

describe("readAppRoutes", () => {
  let app = "";
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  };

  beforeEach(() => {
    app = mkdtempSync(join(tmpdir(), "app-routes-"));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(app, { recursive: true });
  });

  it("reads a built app: its manifest, its public files and those of the build, but no folder", () => {
    vi.stubEnv("NODE_ENV", "production");
    write(".next/app-path-routes-manifest.json", '{"/(team)/about/page":"/about","/robots.txt/route":"/robots.txt"}');
    write(".next/static/chunks/a.js", "");
    write("public/img/logo.svg", "");
    const findKind = readAppRoutes(app, (route) => route === "/[[...path]]");
    expect(
      ["/about/", "/robots.txt", "/img/logo.svg", "/_next/static/chunks/a.js", "/_next/image", "/img/", "/x/"].map(
        findKind,
      ),
    ).toEqual(["page", "file", "file", "file", "file", null, null]);
  });

  it("sees while developing what comes and goes", () => {
    vi.stubEnv("NODE_ENV", "development");
    const types = ".next/dev/types/routes.d.ts";
    write(types, 'type AppRoutes = "/[[...path]]" | "/about"\ntype AppRouteHandlerRoutes = "/robots.txt"\n');
    const findKind = readAppRoutes(app, (route) => route === "/[[...path]]");
    expect(["/about/", "/robots.txt", "/ads.txt", "/_next/hmr"].map(findKind)).toEqual(["page", "file", null, "file"]);
    write(types, 'type AppRoutes = "/[[...path]]"\ntype AppRouteHandlerRoutes = never\n');
    write("public/ads.txt", "");
    expect(["/about/", "/robots.txt", "/ads.txt"].map(findKind)).toEqual([null, null, "file"]);
  });
});
