import { root } from "@courseway/workspace/local";
import { build, type Plugin } from "esbuild";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { grouped } from "../local/number.ts";

export const blocksFolder = join(root, "packages/blocks/src");
export const sizesPage = join(root, "docs/island-sizes.md");

/** Modules that islands import only when they need them. */
export const LAZY: readonly string[] = [
  "./islands.ts",
  "./current-offers.ts",
  "./details/index.ts",
  "./offers/rules.ts",
  "./RunningCountdown.client.tsx",
];

/** Code that every visitor's page already has is not counted again. */
const SHARED = [...LAZY, "@courseway/visitor", "@courseway/visitor/react"];

/** Removes server-only code, as Next does in a browser's bundle. */
const browserOnly: Plugin = {
  name: "browser-only",
  setup: (bundle) =>
    bundle.onLoad({ filter: /guarded\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("typeof window", '"object"'),
      loader: "ts",
    })),
};

/**
 * The gzipped bytes of the minified JavaScript of some files with all their imports, except React and the external
 * ones.
 */
export async function gzipped(files: readonly string[], external: readonly string[] = []): Promise<number> {
  const contents = files
    .map((file, index) => `import * as m${index} from ${JSON.stringify(file)}; globalThis.x${index} = m${index};`)
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: blocksFolder, loader: "ts" },
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

export const clientFiles: readonly string[] = globSync("**/*.{client.tsx,plain.ts}", { cwd: blocksFolder })
  .toSorted()
  .map((file) => join(blocksFolder, file));

/** The files that a file loads on demand. */
const loadedBy = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/import\("(.+?)"\)/g)].map(([, loaded = ""]) => join(dirname(file), loaded));

/** Islands whose code is loaded when they are first rendered. */
export const islandFiles: readonly string[] = [join(blocksFolder, "islands.ts"), ...clientFiles]
  .flatMap(loadedBy)
  .filter((file) => /\.(?:client\.tsx|plain\.ts)$/u.test(file));

/** The order builder may cost more than other islands; the browser itself moves slides, so a carousel costs less. */
const MOST_KB: Readonly<Record<string, number>> = {
  "bundle-builder/Builder.client.tsx": 12,
  "shared/carousel/Carousel.plain.ts": 3,
};

export interface IslandSize {
  /** Its file, relative to the blocks' folder. */
  readonly name: string;
  /** What a page that shows it loads in addition to every page's own scripts: gzipped bytes. */
  readonly bytes: number;
  readonly most: number;
}

/** Measures every island, the largest first. */
export async function islandSizes(): Promise<readonly IslandSize[]> {
  const sizes = islandFiles.map(async (file): Promise<IslandSize> => {
    const name = relative(blocksFolder, file);
    return { name, bytes: await gzipped([file], SHARED), most: (MOST_KB[name] ?? 6) * 1024 };
  });
  return (await Promise.all(sizes)).toSorted((a, b) => b.bytes - a.bytes);
}

/** The page of `docs/` with the table of sizes. */
export function sizesText(sizes: readonly IslandSize[]): string {
  const rows = sizes.map(({ name, bytes, most }) => `| \`${name}\` | ${grouped(bytes)} | ${grouped(most)} |`);
  return `# What each island costs

Bytes of JavaScript, minified and after gzip, that a page downloads for an island of \`packages/blocks/src\` when it shows it:
all that the island imports but React and what every page has. Two islands of a page share what both import, so a page costs
less than their sum. \`pnpm bench islands\` writes this page; a test of the bench holds the limits, and the
figures here to a tenth.

| island | bytes | at most |
|---|---:|---:|
${rows.join("\n")}
`;
}
