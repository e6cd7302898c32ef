import { type BrandName, type Child, root, sandboxEnv, startNode, waitFor } from "@courseway/workspace/local";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { COUNTER, FRAIL_SANDBOX, FRAIL_SITE, SANDBOX, SECRETS, siteOf, testedBrands } from "../places.ts";

interface Site {
  readonly name: string;
  readonly brand: BrandName;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

const shared = (brand: BrandName): Site => ({
  name: `e2e-${brand}`,
  brand,
  url: siteOf(brand),
  // The browsers of all tests come from one address at once. The frail site keeps the limits.
  env: { ...sandboxEnv(brand, SANDBOX.url, siteOf(brand)), RATE_LIMITS: "off" },
});

const frail: Site = {
  name: "e2e-frail",
  brand: "ace",
  url: FRAIL_SITE,
  env: { ...sandboxEnv("ace", FRAIL_SANDBOX.url, FRAIL_SITE), COMMERCE_URL: `${COUNTER.url}/commerce/api` },
};

/** Every site that the tests visit: one per brand, and one more of ace that tests may starve. */
export const sites = (): readonly Site[] => [...testedBrands.map(shared), frail];

const folderOf = (site: Site): string => join(root, "apps", site.brand);

/** @throws Error that names every brand without a production build */
export function requireBuilds(): void {
  const missing = sites().filter((site) => !existsSync(join(folderOf(site), ".next/BUILD_ID")));
  if (missing.length === 0) return;
  const brands = [...new Set(missing.map(({ brand }) => brand))].join(", ");
  throw new Error(`No production build of ${brands}. The browser tests visit built sites: run "pnpm build" first.`);
}

/** Starts one site's production server. */
export function startSite(site: Site): Child {
  const port = new URL(site.url).port;
  // The runner says NODE_ENV=test, which would make this no production server.
  const env = { ...site.env, ...SECRETS, NODE_ENV: "production" };
  return startNode(site.name, folderOf(site), ["node_modules/next/dist/bin/next", "start", "-p", port], env);
}

/** Waits until the site answers. @throws Error with what it printed last */
export async function whenUp(site: Site, child: Child): Promise<void> {
  await waitFor(`${site.url}/healthz/`, 60_000, () => child.process.exitCode !== null).catch((cause: unknown) => {
    throw new Error(`The site ${site.name} did not start. It printed:\n${child.tail()}`, { cause });
  });
}
