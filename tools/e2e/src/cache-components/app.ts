import { nextCommand, root, sandboxEnv } from "@courseway/workspace/local";
import { run } from "@courseway/workspace/pack";
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { filesOf } from "../outside/app.ts";

/** Next and React of the sites, and their page cache. */
const ace = join(root, "apps/ace");
const ofAce = createRequire(join(ace, "package.json"));
const folder = join(import.meta.dirname, "../../var/cache-components");

/** Below `app`, what has a route; Next's own last resort needs nothing of this. */
const isRoute = (path: string): boolean => /^app\/.*(?:page\.tsx|route\.ts|not-found\.tsx)$/u.test(path);

const config = (): string => `export default {
  cacheComponents: true,
  partialPrefetching: false,
  cacheHandlers: { default: ${JSON.stringify(join(folder, "no-cache.mjs"))} },
  cacheHandler: ${JSON.stringify(ofAce.resolve("@courseway/storefront/cache-handler"))},
  cacheMaxMemorySize: 0,
  trailingSlash: true,
  experimental: { sri: { algorithm: "sha256" }, turbopackFileSystemCacheForBuild: false },
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: ${JSON.stringify(root)},
    resolveAlias: { "@courseway/preview-panel": "./preview-panel.ts" },
    rules: { "**/app/**/{page,route,not-found}.{ts,tsx}": { loaders: [${JSON.stringify(join(import.meta.dirname, "route-loader.ts"))}] } },
  },
};
`;

const LAYOUT = `export default function Layout({ children }: any) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/**
 * Writes an app with the route files of docs/starting-outside.md as they are, over a small stand-in for the storefront,
 * and with the sites' own page cache.
 * @returns its folder
 */
export function writeApp(): string {
  rmSync(folder, { recursive: true, force: true });
  const guide = readFileSync(join(root, "docs/starting-outside.md"), "utf8");
  const own = /calculator|robots/u;
  for (const { path, text } of filesOf(guide)) if (isRoute(path) && !own.test(path)) write(path, text);
  write("app/layout.tsx", LAYOUT);
  write("next.config.mjs", config());
  write("preview-panel.ts", "export const Preview = null;\n");
  write("package.json", JSON.stringify({ name: "cache-components", private: true, type: "module" }));
  for (const [from, to] of [
    ["stand-in.ts.txt", "storefront.ts"],
    ["no-cache.mjs.txt", "no-cache.mjs"],
  ] as const)
    copyFileSync(join(import.meta.dirname, from), join(folder, to));
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["next", "react", "react-dom"])
    symlinkSync(dirname(ofAce.resolve(`${name}/package.json`)), join(folder, "node_modules", name));
  return folder;
}

/** Next's command of the sites' own version. */
export const command: string = nextCommand(ace);

/** Builds it without content and without environment. @throws Error with Next's own words */
export const build = (): Promise<string> =>
  run(process.execPath, [command, "build"], folder, { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" });

/** What the page cache reads of its environment. */
export const envOf = (content: string, site: string): Record<string, string> => ({
  ...sandboxEnv("ace", content, site),
  CONTENT_URL: content,
  NODE_ENV: "production",
});
