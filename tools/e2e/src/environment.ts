import { type BrandName, brandNames, isBrandName, getPort, ports } from "@courseway/workspace/local";
import { join } from "node:path";

const onLoopback = (port: number) => ({ port, url: `http://127.0.0.1:${port}` }) as const;

/** A site's address; `localhost`, because Next's server uses that name for itself. */
export const getSite = (brand: BrandName): string => `http://localhost:${getPort(brand, ports.tests.sites)}`;

/** The sandbox that all tests read and no test breaks. */
export const SANDBOX = onLoopback(ports.tests.services);

/** The sandbox that tests break and edit. */
export const FAULTS_SANDBOX = onLoopback(SANDBOX.port + 1);

/** The single site, of ace, that uses the faults sandbox. */
export const FAULTS_SITE = `http://localhost:${ports.tests.faults}`;

/** A proxy in front of the commerce API of the faults site that counts requests. */
export const COUNTER = onLoopback(SANDBOX.port + 2);

/** Responds once all servers are up. */
export const READY = onLoopback(SANDBOX.port + 3);

/**
 * Caches in front of a test site: a careless one, and one with the documented configuration; the third is in front of
 * the faults site.
 */
export const CARELESS_CACHE = onLoopback(SANDBOX.port + 4);
export const CACHE = onLoopback(SANDBOX.port + 5);
export const FAULTS_CACHE = onLoopback(SANDBOX.port + 6);

/** Sites of ace with other settings, each of which a file of tests starts and stops. */
export const LATE_SITE = `http://localhost:${SANDBOX.port + 7}`;
export const LIVE_SITE = `http://localhost:${SANDBOX.port + 8}`;

/** Servers of the Firefox and WebKit journeys next to the sites: WebKit's driver, and a slow line to each site. */
export const WEBKIT_DRIVER = onLoopback(SANDBOX.port + 20);
export const getSlowLine = (brand: BrandName): string =>
  `http://localhost:${SANDBOX.port + 21 + brandNames.indexOf(brand)}`;

const home = join(import.meta.dirname, "../var");

/** The copies of the sandbox's content that a test may edit. */
export const contentFolder = (of: "shared" | "faults"): string => join(home, of, "content");
export const dataFolder = (of: "shared" | "faults"): string => join(home, of, "data");

/** The brands under test: all, or those in E2E_BRANDS if only some have a build. @throws Error for an unknown name */
export const testedBrands: readonly BrandName[] = (() => {
  const wanted = process.env["E2E_BRANDS"]?.split(",").map((name) => name.trim());
  const unknown = wanted?.find((name) => !isBrandName(name));
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Name some of ${brandNames.join(", ")}.`);
  return wanted ?? brandNames;
})();

/** Whether the full check runs (`pnpm check --all`, nightly): every page worth testing, not one of each kind. */
export const checksAll: boolean = process.env["CHECK_ALL"] === "1";

/** On a push, at most `count` of cases that differ little, evenly spread from the first; nightly, all. */
export const pickSome = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  checksAll ? cases : cases.filter((_, at) => at % Math.ceil(cases.length / count) === 0);

/**
 * Values that must never reach a browser. The sandbox's commerce requires its own password, so the tests look for its
 * encoded form.
 */
export const SECRETS = {
  REVALIDATE_SECRET: "needle-of-the-webhook-8f1c",
  LIST_API_KEY: "needle-of-the-mailing-list-27d0",
  REFERRAL_TOKEN: "needle-of-the-referrals-5b3e",
  TRUST_API_KEY: "needle-of-the-reviews-91aa",
  VIDEO_TOKEN: "needle-of-the-videos-c04d",
} as const;
export const COMMERCE_CREDENTIALS = Buffer.from("sandbox:sandbox").toString("base64");
