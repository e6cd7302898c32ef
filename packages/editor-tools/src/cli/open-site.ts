import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import type { RehearsedSite } from "../rehearsal/rehearsed-site.ts";
import { readTextFile } from "./load-site.ts";
import { CommandError } from "./options.ts";

/**
 * The module that opens a site. It is from the app's own storefront package, so that the pages are the same as the app
 * would serve.
 */
const STOREFRONT = "@courseway/storefront/rehearsal";

interface OpenOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
}

type Open = (folder: string, options: OpenOptions) => Promise<RehearsedSite>;

async function opener(folder: string): Promise<Open> {
  let module: unknown;
  try {
    const file = createRequire(join(folder, "package.json")).resolve(STOREFRONT);
    module = await import(pathToFileURL(file).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `${folder} has no ${STOREFRONT}, whose pages are rehearsed: ${why}. Install the app's dependencies, the storefront of this version among them.`,
    );
  }
  const open: unknown = typeof module === "object" && module !== null ? Reflect.get(module, "openRehearsal") : null;
  if (typeof open !== "function") throw new CommandError(`${STOREFRONT} of ${folder} opens no site. Update it.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test of this repository holds both to one type
  return open as Open;
}

/**
 * Opens an app's site with its own environment.
 * @throws CommandError if the folder has none, it cannot be loaded, or its environment is incomplete
 */
export async function openSite(folder: string, { env, ...options }: OpenOptions): Promise<RehearsedSite> {
  if (!existsSync(resolve(folder, "site.ts")))
    throw new CommandError(`${folder} has no site.ts. Give the folder of an app with --site.`);
  const open = await opener(folder);
  const [shared, local] = [".env", ".env.local"].map((name) => parseEnv(readTextFile(join(folder, name)) ?? ""));
  try {
    return await open(folder, { ...options, env: { ...shared, ...local, ...env } });
  } catch (error) {
    throw new CommandError(`${folder} cannot be rehearsed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
