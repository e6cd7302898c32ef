import { build, type Plugin } from "esbuild";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const src = dirname(import.meta.dirname);
/** What islands import only where it is needed. */
const LAZY = [
  "./islands.ts",
  "./live-offers.ts",
  "./requote.ts",
  "./details/index.ts",
  "./RunningCountdown.client.tsx",
];

/** As Next does in a browser's bundle: what only the server does falls away. */
const browserOnly: Plugin = {
  name: "browser-only",
  setup: (bundle) =>
    bundle.onLoad({ filter: /guarded\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("typeof window", '"object"'),
      loader: "ts",
    })),
};

/** Bytes of minified, gzipped JavaScript of some files with all that they import but React. */
async function gzipped(files: readonly string[], external: readonly string[] = []): Promise<number> {
  const contents = files
    .map((file, index) => `import * as m${index} from ${JSON.stringify(file)}; globalThis.x${index} = m${index};`)
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: src, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    plugins: [browserOnly],
    external: ["react", "react-dom", "react/jsx-runtime", ...external],
  });
  return outputFiles.reduce((sum, { contents: code }) => sum + gzipSync(code).length, 0);
}

const clientFiles = globSync("**/*.client.tsx", { cwd: src }).map((file) => join(src, file));

/** What a file loads once it is needed. */
const loadedBy = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/import\("(.+?)"\)/g)].map(([, loaded = ""]) => join(dirname(file), loaded));

/** Islands whose code is loaded when they are first drawn. */
const loadedAlone = [join(src, "islands.ts"), ...clientFiles]
  .flatMap(loadedBy)
  .filter((file) => file.endsWith(".client.tsx"));
/** What every visitor's page has already does not count again. */
const SHARED = [...LAZY, "@courseway/visitor", "@courseway/visitor/react"];

/** What a visitor composes a whole order with may cost more than other islands; slides are the browser's own, and cost less. */
const MOST_KB: Readonly<Record<string, number>> = {
  "bundle-builder/Builder.client.tsx": 12,
  "shared/carousel/Carousel.client.tsx": 3,
};

test.each(loadedAlone.map((file) => [relative(src, file), MOST_KB[relative(src, file)] ?? 6, file] as const))(
  "%s costs a page that shows it at most %i KB",
  async (_, most, file) => {
    expect(await gzipped([file], SHARED)).toBeLessThanOrEqual(most * 1024);
  },
);

test("the islands that are on every page cost at most 2.75 KB together", async () => {
  const others = clientFiles.filter((file) => !loadedAlone.includes(file));
  expect(loadedAlone.length).toBeGreaterThan(20);
  expect(await gzipped(others, LAZY)).toBeLessThanOrEqual(2.75 * 1024);
});

test("following a visitor and a price costs at most 2.75 KB", async () => {
  const follow = clientFiles.filter((file) => /(blocks-provider|LiveOffer|StickyBar)\.client/.test(file));
  expect(follow).toHaveLength(3);
  expect(await gzipped(follow, LAZY)).toBeLessThanOrEqual(2.75 * 1024);
});

test("the rules of prices and coupons cost a visitor with a coupon at most 6.75 KB more", async () => {
  expect(await gzipped([join(src, "offer/live-offers.ts")])).toBeLessThanOrEqual(6.75 * 1024);
});
