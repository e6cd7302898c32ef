import { startSandbox } from "@courseway/sandbox";
import {
  type BrandName,
  freePort,
  getAppFolder,
  isBuilt,
  localUrl,
  removePageCopies,
  sandboxEnv,
  startBuiltSite,
  stop,
  waitForChild,
} from "@courseway/workspace/local";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "../options.ts";
import type { Home } from "./make-gray-sheet.ts";

/** The built sites of some brands, with a sandbox for their content. */
export interface BuiltSites {
  readonly homes: readonly Home[];
  readonly stop: () => Promise<void>;
}

/** Starts the production builds of these brands on free ports. @throws UsageError that names the brands without a build */
export async function startBuiltSites(brands: readonly BrandName[]): Promise<BuiltSites> {
  const missing = brands.filter((brand) => !isBuilt(getAppFolder(brand)));
  if (missing.length > 0)
    throw new UsageError(
      `No production build of ${missing.join(", ")}. Run "pnpm build" first: the pictures are of built sites.`,
    );
  const dataDir = mkdtempSync(join(tmpdir(), "gray-sheet-"));
  const sandbox = await startSandbox({ port: await freePort(), dataDir });
  const ports = new Map<BrandName, number>();
  for (const brand of brands) ports.set(brand, await freePort());
  const sites = [...ports].map(([brand, port]) => {
    const folder = getAppFolder(brand);
    removePageCopies(folder);
    const env = sandboxEnv(brand, sandbox.url, localUrl(port));
    return { brand, url: `${localUrl(port)}/`, child: startBuiltSite(`gray-${brand}`, folder, port, env) };
  });
  const end = async () => {
    await Promise.all(sites.map(({ child }) => stop(child)));
    await sandbox.close();
    rmSync(dataDir, { recursive: true });
  };
  try {
    await Promise.all(sites.map(({ url, child }) => waitForChild(child, `${url}healthz/`)));
  } catch (error) {
    await end();
    throw error;
  }
  return { homes: sites.map(({ brand, url }) => ({ brand, url })), stop: end };
}
