import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Child, startNode } from "./children.ts";
import { type BrandName, root } from "./paths.ts";
import { waitFor } from "./ports.ts";

/** The folder of a brand's app, in this repository or in another copy of it. */
export const getAppFolder = (brand: BrandName, repository = root): string => join(repository, "apps", brand);

/** Whether an app has a production build. */
export const isBuilt = (folder: string): boolean => existsSync(join(folder, ".next/BUILD_ID"));

/**
 * Removes the last good copies of pages that another run of the same build left. A cold site on a busy machine would
 * show them, with images of the other run's sandbox, which this run's policy does not allow.
 */
export const removePageCopies = (folder: string): void =>
  rmSync(join(folder, ".next/cache/courseway"), { recursive: true, force: true });

/** The file of `courseway-serve`, as the app's storefront declares it. */
function serveCommand(folder: string): string {
  const manifest = join(folder, "node_modules/@courseway/storefront/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as {
    readonly bin: { readonly "courseway-serve": string };
  };
  return join(dirname(manifest), bin["courseway-serve"]);
}

/**
 * Starts an app's production server by `courseway-serve`, as a deployment does.
 * @param options further options of `next start`
 * @throws Error if it has no production build
 */
export function startBuiltSite(
  name: string,
  folder: string,
  port: number | string,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Child {
  if (!isBuilt(folder)) throw new Error(`There is no production build in ${folder}. Run "pnpm build" first.`);
  // A test runner sets NODE_ENV=test, which would not start a production server.
  const production = { ...env, NODE_ENV: "production" };
  return startNode(name, folder, [serveCommand(folder), "-p", `${port}`, ...options], production);
}

/** Waits until a program responds, at most 2 minutes. @throws Error with its last output */
export async function waitForChild(child: Child, url: string): Promise<void> {
  await waitFor(url, 120_000, () => child.process.exitCode !== null).catch((cause: Error) => {
    throw new Error(
      `${child.name} does not answer: ${cause.message}\nIts last words, from ${child.log}:\n${child.tail()}`,
      { cause },
    );
  });
}
