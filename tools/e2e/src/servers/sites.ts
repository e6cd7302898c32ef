import { type BrandName, type Child, root, sandboxEnv, startNode, waitFor } from "@courseway/workspace/local";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { COUNTER, FAULTS_SANDBOX, FAULTS_SITE, SANDBOX, SECRETS, getSite, testedBrands } from "../places.ts";

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
  // The browsers of all tests come from one address at once. The faults site keeps the limits.
  env: { ...sandboxEnv(brand, SANDBOX.url, getSite(brand)), RATE_LIMITS: "off" },
});

const faults: Site = {
  name: "e2e-faults",
  brand: "ace",
  url: FAULTS_SITE,
  env: { ...sandboxEnv("ace", FAULTS_SANDBOX.url, FAULTS_SITE), COMMERCE_URL: `${COUNTER.url}/commerce/api` },
};

/** Every site that the tests visit: one per brand, and one more of ace that tests may starve. */
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
 * Removes the last good copies of pages that another run of the same build left. A cold site on a busy machine would show
 * them, with pictures of the other run's sandbox, which the policy of this one does not allow.
 */
export function removeCopies(wanted = sites()): void {
  for (const site of wanted) rmSync(join(getFolder(site), ".next/cache/courseway"), { recursive: true, force: true });
}

/** Starts one site's production server, as `courseway-serve` does, with more options of `next start` where there are any. */
export function startSite(site: Site, options: readonly string[] = []): Child {
  const port = new URL(site.url).port;
  // The runner says NODE_ENV=test, which would make this no production server.
  // And tests say whose request it is, as a proxy in front would.
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

/** Waits until the site answers. @throws Error with what it printed last */
export const waitUntilUp = waitUntil("/healthz/");

/** Waits until visitors may be sent to the site: what it warms at start is warm. @throws Error with what it printed last */
export const waitUntilReady = waitUntil("/readyz/");
