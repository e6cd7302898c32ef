import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The file of the `next` command in an app's own version, as declared by its package.
 * @param app the app's folder
 */
export function nextCommand(app: string): string {
  const manifest = createRequire(join(app, "package.json")).resolve("next/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin: { readonly next: string } };
  return join(dirname(manifest), bin.next);
}
