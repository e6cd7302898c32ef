import { startSandbox } from "@courseway/sandbox";
import {
  type BrandName,
  freePort,
  localUrl,
  root,
  sandboxEnv,
  startNode,
  stop,
  waitFor,
} from "@courseway/workspace/local";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "../options.ts";
import type { Home } from "./make-gray-sheet.ts";

/** The built sites of some brands, with a sandbox for their content. */
export interface BuiltSites {
  readonly homes: readonly Home[];
  readonly stop: () => Promise<void>;
}

const getApp = (brand: BrandName): string => join(root, "apps", brand);

/** Starts the production builds of these brands on free ports. @throws UsageError that names the brands without a build */
export async function startBuiltSites(brands: readonly BrandName[]): Promise<BuiltSites> {
  const missing = brands.filter((brand) => !existsSync(join(getApp(brand), ".next/BUILD_ID")));
  if (missing.length > 0)
    throw new UsageError(
      `No production build of ${missing.join(", ")}. Run "pnpm build" first: the pictures are of built sites.`,
    );
  const dataDir = mkdtempSync(join(tmpdir(), "gray-sheet-"));
  const sandbox = await startSandbox({ port: await freePort(), dataDir });
  const ports = new Map<BrandName, number>();
  for (const brand of brands) ports.set(brand, await freePort());
  const sites = [...ports].map(([brand, port]) => {
    // Copies of pages from a sandbox on another port have pictures that this one does not serve.
    rmSync(join(getApp(brand), ".next/cache/courseway"), { recursive: true, force: true });
    const serve = ["node_modules/@courseway/storefront/src/server/serve/main.ts", "-p", String(port)];
    const env = { ...sandboxEnv(brand, sandbox.url, localUrl(port)), NODE_ENV: "production" };
    return { brand, url: `${localUrl(port)}/`, child: startNode(`gray-${brand}`, getApp(brand), serve, env) };
  });
  const end = async () => {
    await Promise.all(sites.map(({ child }) => stop(child)));
    await sandbox.close();
    rmSync(dataDir, { recursive: true });
  };
  try {
    await Promise.all(
      sites.map(({ url, child }) => waitFor(`${url}healthz/`, 60_000, () => child.process.exitCode !== null)),
    );
  } catch (error) {
    await end();
    throw error;
  }
  return { homes: sites.map(({ brand, url }) => ({ brand, url })), stop: end };
}
