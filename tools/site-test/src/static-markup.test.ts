import CacheHandler from "@courseway/storefront/cache-handler";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@courseway/workspace/local";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apps, type Family, family } from "./family.ts";
import { openSite } from "./open-site.ts";

let sites: Family;
beforeAll(async () => {
  sites = await family();
});
afterAll(() => sites[Symbol.asyncDispose]());

const seen = new Set<string>();

/** Home, for a brand's own header and footer, and pages that together have every kind of row that no brand before it has. */
function pathsOf(name: string): readonly string[] {
  const folder = join(root, "tools/sandbox/content", name, "pages");
  const files = readdirSync(folder).filter((file) => {
    const kinds = readFileSync(join(folder, file), "utf8").match(/typeHandle: \w+|type: \w+/gu) ?? [];
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew || file === "home.yaml";
  });
  return files.map((file) => (file === "home.yaml" ? "/" : `/${file.replace(/\.yaml$/u, "").replaceAll("--", "/")}/`));
}

/** Without what React needs between texts that it is to take over, and the time left, which is another once a minute. */
const plain = (html: string): string => html.replaceAll("<!-- -->", "").replaceAll(/<b>\d+<\/b> <small>/gu, "");

test("parts of a page that no script draws are written as HTML once, and every page is letter by letter the same", async () => {
  const pages = [...apps.keys()].flatMap((name) =>
    pathsOf(name).map((path) => ({ name, site: sites.siteOf(name), path })),
  );
  const before: string[] = [];
  // What a page says of its place waits for the list of pages, which is read with the first one.
  for (const { site } of pages.filter(({ path }) => path === "/")) await site.html("/");
  for (const { site, path } of pages) before.push(await site.html(path));
  // Next makes one for each request.
  void new CacheHandler();
  let texts = 0;
  // Sites of their own, which remember nothing of what they drew.
  const others = new Map([...apps].map(([name, site]) => [name, openSite(site)]));
  for (const [index, { name, path }] of pages.entries()) {
    const html = (await others.get(name)?.html(path)) ?? "";
    expect([path, plain(html) === plain(before[index] ?? "")]).toEqual([path, true]);
    texts += (before[index] ?? "").length - html.length;
  }
  expect(texts).toBeGreaterThan(0);
}, 120_000);
