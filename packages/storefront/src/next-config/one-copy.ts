import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Packages with React context or identity checks: two copies would not share state. */
const SHARED = ["react", "@courseway/ui", "@courseway/brand", "@courseway/visitor", "@courseway/blocks"] as const;

/** Packages that import shared packages, as the app does. */
const IMPORTERS = ["@courseway/storefront", "@courseway/blocks"] as const;

/** The real folder of the package `name` that a file in `folder` imports, or null. */
function findCopy(name: string, folder: string): string | null {
  try {
    return realpathSync(dirname(createRequire(join(folder, "package.json")).resolve(`${name}/package.json`)));
  } catch {
    return null;
  }
}

function describeCopy(folder: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a package's own manifest
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version?: string };
  return `${version ?? "unknown version"} in ${folder}`;
}

/**
 * @param app the app's folder
 * @throws Error if the app and its imports have different copies of a shared package, naming each. A coupon event would reach only one
 * copy of the blocks, and prices of the other would silently stay.
 */
export function requireOneCopy(app: string): void {
  const importers = new Map<string, string | null>([["this app", app]]);
  for (const name of IMPORTERS) importers.set(name, findCopy(name, app));
  for (const name of SHARED) {
    const copies = [...importers].flatMap(([importer, folder]) => {
      const copy = folder === null || importer === name ? null : findCopy(name, folder);
      return copy === null ? [] : [{ importer, copy }];
    });
    if (new Set(copies.map(({ copy }) => copy)).size < 2) continue;
    const lines = copies.map(({ importer, copy }) => `  ${importer} imports ${describeCopy(copy)}`);
    throw new Error(
      `There are two copies of ${name}, which do not know of one another: prices would ignore coupons, for one.\n${lines.join("\n")}\n` +
        "Install one version of all @courseway packages, then remove the copy that is left over (npm dedupe, pnpm dedupe).",
    );
  }
}
