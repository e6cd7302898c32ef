import {
  type BrandName,
  type Child,
  getAppFolder,
  isBuilt,
  removePageCopies,
  sandboxEnv,
  startBuiltSite,
  waitForChild,
} from "@courseway/workspace/local";
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

/** @throws Error that names every brand without a production build */
export function requireBuilds(wanted = sites()): void {
  const missing = wanted.filter(({ brand }) => !isBuilt(getAppFolder(brand)));
  if (missing.length === 0) return;
  const brands = [...new Set(missing.map(({ brand }) => brand))].join(", ");
  throw new Error(`No production build of ${brands}. The browser tests visit built sites: run "pnpm build" first.`);
}

/** Removes the copies of pages that another run left. */
export function removeCopies(wanted = sites()): void {
  for (const { brand } of wanted) removePageCopies(getAppFolder(brand));
}

/**
 * Starts one site's production server, with additional options of `next start` if given. TRUSTED_PROXIES lets tests set
 * the visitor's address, as a proxy in front would.
 */
export function startSite({ name, brand, url, env }: Site, options: readonly string[] = []): Child {
  const all = { TRUSTED_PROXIES: "1", ...env, ...SECRETS };
  return startBuiltSite(name, getAppFolder(brand), new URL(url).port, all, options);
}

/** Waits until the site responds. @throws Error with its last output */
export const waitUntilUp = (site: Site, child: Child): Promise<void> => waitForChild(child, `${site.url}/healthz/`);

/** Waits until the site is ready for visitors: its startup pages are rendered. @throws Error with its last output */
export const waitUntilReady = (site: Site, child: Child): Promise<void> => waitForChild(child, `${site.url}/readyz/`);
