import { type BrandName, type Child, root, sandboxEnv, startNode, waitFor } from "@courseway/workspace/local";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { COUNTER, FAULTS_SANDBOX, FAULTS_SITE, SANDBOX, SECRETS, getSite, testedBrands } from "../environment.ts";

export interface Site {
  readonly name: string;
  readonly brand: BrandName;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The site of a brand that all tests read. */
export const sharedSite = (brand: BrandName): Site => ({
  name: `e2e-${brand}`,
  brand,
  url: getSite(brand),
  // The browsers of all tests share one address. Only the faults site has the limits on.
  env: { ...sandboxEnv(brand, SANDBOX.url, getSite(brand)), RATE_LIMITS: "off" },
});

const faults: Site = {
  name: "e2e-faults",
  brand: "ace",
  url: FAULTS_SITE,
  env: { ...sandboxEnv("ace", FAULTS_SANDBOX.url, FAULTS_SITE), COMMERCE_URL: `${COUNTER.url}/commerce/api` },
};

/** Every site of the tests: one per brand, and one more of ace whose services tests may break. */
export const sites = (): readonly Site[] => [...testedBrands.map(sharedSite), faults];

const getFolder = (site: Site): string => join(root, "apps", site.brand);

/** @throws Error that names every brand without a production build */
export function requireBuilds(wanted = sites()): void {
  const missing = wanted.filter((site) => !existsSync(join(getFolder(site), ".next/BUILD_ID")));
  if (missing.length === 0) return;
  const brands = [...new Set(missing.map(({ brand }) => brand))].join(", ");
  throw new Error(`No production build of ${brands}. The browser tests visit built sites: run "pnpm build" first.`);
}

/**
 * Removes the last good copies of pages that another run of the same build left. A cold site on a busy machine would
 * show them, with images of the other run's sandbox, which this run's policy does not allow.
 */
export function removeCopies(wanted = sites()): void {
  for (const site of wanted) rmSync(join(getFolder(site), ".next/cache/courseway"), { recursive: true, force: true });
}

/** Starts one site's production server, as `courseway-serve` does, with additional options of `next start` if given. */
export function startSite(site: Site, options: readonly string[] = []): Child {
  const port = new URL(site.url).port;
  // The test runner sets NODE_ENV=test, which would not start a production server. TRUSTED_PROXIES lets tests set the
  // visitor's address, as a proxy in front would.
  const env = { TRUSTED_PROXIES: "1", ...site.env, ...SECRETS, NODE_ENV: "production" };
  return startNode(
    site.name,
    getFolder(site),
    ["node_modules/@courseway/storefront/src/server/serve/main.ts", "-p", port, ...options],
    env,
  );
}

const waitUntil =
  (path: string) =>
  async (site: Site, child: Child): Promise<void> => {
    await waitFor(`${site.url}${path}`, 60_000, () => child.process.exitCode !== null).catch((cause: unknown) => {
      throw new Error(`The site ${site.name} did not start. It printed:\n${child.tail()}`, { cause });
    });
  };

/** Waits until the site responds. @throws Error with its last output */
export const waitUntilUp = waitUntil("/healthz/");

/** Waits until the site is ready for visitors: its startup pages are rendered. @throws Error with its last output */
export const waitUntilReady = waitUntil("/readyz/");
