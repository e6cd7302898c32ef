import type { NextConfig } from "next";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

type Turbopack = Required<Pick<NonNullable<NextConfig["turbopack"]>, "resolveAlias" | "rules">>;

/** Whose pages `browser-runtime` reads. Before another is added, the browser tests run with it. */
const READ_VERSIONS = ["16.4."] as const;

/** Names that Next's modules know ours by: theirs cannot see an app's packages. */
const START = "next/dist/client/courseway-start";
const PARTS = "next/dist/client/courseway-parts";
const LINK = "next/dist/client/courseway-link";

/** Modules of Next's for the browser, by their place in its package, and what is there instead. */
const REPLACED = {
  // An import would run React with all else in one task, and one that is awaited would be a file of its own.
  "client/app-next-turbopack.js": `import { start } from "${START}";\nstart(() => require("react-dom/client"));`,
  "client/app-dir/link.js": `export { Link as default, useLinkStatus } from "${LINK}";`,
  "client/components/layout-router.js": `export { LayoutRouter as default, LoadingBoundaryProvider } from "${PARTS}";`,
  "client/components/render-from-template-context.js": `export { RenderFromTemplateContext as default } from "${PARTS}";`,
  "client/components/http-access-fallback/error-boundary.js": `export { HTTPAccessFallbackBoundary } from "${PARTS}";`,
  "client/components/client-page.js": `export { ClientPageRoot } from "${PARTS}";`,
  "client/components/client-segment.js": `export { ClientSegmentRoot } from "${PARTS}";`,
} as const;

const RUNTIME: Turbopack = {
  resolveAlias: {
    [START]: "@courseway/storefront/browser-runtime/start",
    [PARTS]: "@courseway/storefront/browser-runtime",
    [LINK]: "@courseway/storefront/browser-runtime/link",
  },
  rules: Object.fromEntries(
    Object.entries(REPLACED).map(([module, code]) => [
      `**/next/dist/{,esm/}${module}`,
      {
        condition: "browser",
        loaders: [{ loader: "@courseway/storefront/replace-module", options: { code: `"use client";\n${code}` } }],
      },
    ]),
  ),
};

const NONE: Turbopack = { resolveAlias: {}, rules: {} };

/** Whether a build's pages start without Next's client router. */
export const hasOwnStart = (settings: Turbopack | undefined): boolean => settings === RUNTIME;

/** Why the installed Next cannot be started this way, or null. */
function unread(app: string): string | null {
  const manifest = createRequire(join(app, "package.json")).resolve("next/package.json");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a package's own manifest
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  if (!READ_VERSIONS.some((read) => version.startsWith(read)))
    return `Next ${version} is installed; ${READ_VERSIONS.map((read) => `${read}x`).join(", ")} was tried`;
  const missing = Object.keys(REPLACED).filter((module) => !existsSync(join(dirname(manifest), "dist", module)));
  return missing.length === 0 ? null : `Next ${version} has no ${missing.join(", ")}`;
}

/**
 * The settings by which a built site's pages start without Next's client router, two fifths of its code: sites are
 * followed by links, and nothing of theirs asks it for anything. Where the installed Next is not one that
 * `browser-runtime` was tried with, its own start stays, and one line says so.
 *
 * @param app the app's folder
 */
export function browserRuntime(app: string): Turbopack {
  const reason = unread(app);
  if (reason === null) return RUNTIME;
  console.warn(
    `Pages start with Next's own client router, 47 KB larger than @courseway/storefront needs: ${reason}. Update @courseway/storefront.`,
  );
  return NONE;
}
