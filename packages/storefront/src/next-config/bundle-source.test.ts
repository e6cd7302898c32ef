import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BundleManifest } from "@courseway/next-finish/start";
import { buildBundle, developmentBundle } from "@courseway/next-finish/bundle";
import { findSourceLocation } from "@courseway/evidence/source-location";
import { bundleEntry, bundleSource, findIslandFiles } from "./bundle-source.ts";

/** As the app: this package has all that a bundle is made of. */
const APP = join(import.meta.dirname, "../..");

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "bundle-")));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the browser's bundle of an app", () => {
  let manifest: BundleManifest;
  const computeSize = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, "out", file)), { level: 9 }).length, 0);

  beforeAll(async () => {
    manifest = await buildBundle(APP, bundleSource(APP), join(folder, "out"), join(folder, "app/.next/courseway-maps"));
  }, 60_000);

  it("starts any page with a handful of small files, without React", () => {
    expect(manifest.start.length).toBeLessThan(8);
    expect(computeSize(manifest.start)).toBeLessThan(24 * 1024);
  });

  it("has the code of each island by its name, in files that a page without it does not load", () => {
    for (const name of ["Tabs", "Carousel", "CurrentOffer", "Builder"]) {
      const files = manifest.islands[name] ?? [];
      expect([name, files.length > 0]).toEqual([name, true]);
      expect(files.filter((file) => manifest.start.includes(file))).toEqual([]);
      expect(computeSize([...manifest.start, ...files])).toBeLessThan(104 * 1024);
    }
  });

  it("has browsers compile React as it comes, and nothing else", () => {
    const isCompiled = (file: string) =>
      readFileSync(join(folder, "out", file), "utf8").startsWith("//# allFunctionsCalledOnLoad\n");
    const files = new Set([...manifest.start, ...Object.values(manifest.islands).flat()]);
    const compiled = [...files].filter(isCompiled);
    expect(computeSize(compiled)).toBeGreaterThan(60 * 1024);
    expect(computeSize(compiled)).toBeLessThan(80 * 1024);
  });

  it("has plain islands without React", () => {
    for (const name of ["PromotionBanner", "CompactBar", "Chat", "EmailCapture", "StickyBar"]) {
      const files = manifest.islands[name] ?? [];
      expect([name, files.length > 0]).toEqual([name, true]);
      expect(computeSize(files)).toBeLessThan(3 * 1024);
    }
  });

  it("has maps in a folder of their own, which lead to the source and hold none of it", async () => {
    expect(readdirSync(join(folder, "out")).filter((file) => file.endsWith(".map"))).toEqual([]);
    const [file = ""] = manifest.islands["Tabs"]?.slice(-1) ?? [];
    const text = readFileSync(join(folder, "out", file), "utf8");
    expect(text).not.toContain("sourceMappingURL");
    expect(readFileSync(join(folder, "app/.next/courseway-maps", `${file}.map`), "utf8")).not.toContain(
      "sourcesContent",
    );
    const at = `/_next/static/islands/${file}:1:${text.length - 20}`;
    expect(await findSourceLocation(join(folder, "app"), at)).toMatch(
      /^(?:packages|node_modules)\/\S+\.[jt]sx?:\d+:\d+$/u,
    );
    expect(await findSourceLocation(join(folder, "app"), "/_next/static/islands/OTHER123.js:1:2")).toBeNull();
  });

  it("is what the folder has, by names that say the content", () => {
    const written = readdirSync(join(folder, "out"));
    expect(written).toContain("manifest.json");
    const named = [...manifest.start, ...Object.values(manifest.islands).flat()];
    expect(named.filter((file) => !written.includes(file))).toEqual([]);
    expect(named.filter((file) => !/\b[0-9A-Z]{8}\.js$/u.test(file))).toEqual([]);
  });
});

describe("what a bundle begins with", () => {
  it("is the blocks' islands, the preview's where the app has it, and those of its own client files", () => {
    const app = join(folder, "app");
    const write = (file: string, text: string): void => {
      mkdirSync(join(app, file, ".."), { recursive: true });
      writeFileSync(join(app, file), text);
    };
    write("package.json", '{"dependencies":{"@courseway/preview-panel":"1.0.0"}}');
    write("blocks/Hours.client.tsx", "export const Hours = () => null;");
    write("blocks/HoursIsland.client.tsx", 'export const HoursIsland = lazyIsland("Hours", load);');
    write("node_modules/other/A.client.tsx", 'lazyIsland("A", load)');
    write(".next/B.client.tsx", 'lazyIsland("B", load)');
    expect(findIslandFiles(app)).toEqual(["blocks/HoursIsland.client.tsx"]);
    expect(bundleEntry(app)).toBe(
      [
        'import { startPage } from "@courseway/storefront/browser";',
        'import * as m0 from "@courseway/blocks/islands";',
        'import * as m1 from "@courseway/preview-panel";',
        'import * as m2 from "./blocks/HoursIsland.client.tsx";',
        "startPage([m0.islands, m1, m2]).catch(console.error);",
      ].join("\n"),
    );
  });
});

it("is one file in development, which loads the page again after a save", async () => {
  const text = await developmentBundle(APP, bundleSource(APP));
  expect(text).toContain('new EventSource("/_page-data/changes.txt").onmessage');
}, 60_000);
