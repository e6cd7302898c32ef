import type { BundleSource } from "@courseway/next-finish/bundle";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CLIENT_FILES = "**/*.client.{ts,tsx,js,jsx}";
const MAKES_ISLAND = /\blazyIsland\(/u;
const NOT_APP_SOURCE = /(?:^|[\\/])(?:node_modules|\.next)(?:[\\/]|$)/u;

const OPTIONAL = ["@courseway/preview-panel"];

function readDependencies(app: string): ReadonlySet<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a package's own manifest
  const manifest = JSON.parse(readFileSync(join(app, "package.json"), "utf8")) as Record<string, object | undefined>;
  return new Set(["dependencies", "devDependencies"].flatMap((kind) => Object.keys(manifest[kind] ?? {})));
}

/** The app's own client files that define islands, relative to its folder. */
export const findIslandFiles = (app: string): readonly string[] =>
  globSync(CLIENT_FILES, { cwd: app, exclude: (path) => NOT_APP_SOURCE.test(path) })
    .filter((file) => MAKES_ISLAND.test(readFileSync(join(app, file), "utf8")))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();

const CORE_TEXT = `import { startPage } from "@courseway/storefront/browser";
import * as usable from "@courseway/storefront/usable";
import * as jsx from "react/jsx-runtime";
export const core = () => [startPage, usable, jsx];`;

/** Source of the entry module of an app's browser bundle. */
export function bundleEntry(app: string): string {
  const dependencies = readDependencies(app);
  const modules = [
    "@courseway/blocks/islands",
    ...OPTIONAL.filter((name) => dependencies.has(name)),
    ...findIslandFiles(app).map((file) => `./${file}`),
  ];
  const [blocks, ...more] = modules.map((_, index) => `m${index}`);
  return [
    'import { startPage } from "@courseway/storefront/browser";',
    ...modules.map((module, index) => `import * as m${index} from ${JSON.stringify(module)};`),
    `startPage([${[`${blocks}.islands`, ...more].join(", ")}]).catch(console.error);`,
  ].join("\n");
}

/** The sources of an app's browser bundle. */
export const bundleSource = (app: string): BundleSource => ({ entry: bundleEntry(app), core: CORE_TEXT });
