import { type BrandName, brandNames, isBrandName, getPort, ports } from "@courseway/workspace/local";
import { join } from "node:path";

const onLoopback = (port: number) => ({ port, url: `http://127.0.0.1:${port}` }) as const;

/** A site's own address; `localhost`, because Next's server calls itself so. */
export const getSite = (brand: BrandName): string => `http://localhost:${getPort(brand, ports.tests.sites)}`;

/** The stand-ins that all tests read and no test breaks. */
export const SANDBOX = onLoopback(ports.tests.services);

/** The stand-ins that tests break and edit. */
export const FAULTS_SANDBOX = onLoopback(SANDBOX.port + 1);

/** The one site, of ace, that lives on them. */
export const FAULTS_SITE = `http://localhost:${ports.tests.faults}`;

/** Stands before the commerce API of the faults site and counts what is asked. */
export const COUNTER = onLoopback(SANDBOX.port + 2);

/** Answers once everything is up. */
export const READY = onLoopback(SANDBOX.port + 3);

/** Caches before a site of the tests: one that does as it likes, and one as the docs configure it; the third stands before the faults site. */
export const CARELESS_CACHE = onLoopback(SANDBOX.port + 4);
export const CACHE = onLoopback(SANDBOX.port + 5);
export const FAULTS_CACHE = onLoopback(SANDBOX.port + 6);

/** Sites of ace whose scripts start otherwise than the others' do; a test starts and ends them. */
export const RUNTIME_SITES = {
  late: `http://localhost:${SANDBOX.port + 7}`,
  eager: `http://localhost:${SANDBOX.port + 8}`,
} as const;

/** What the journeys in Firefox and WebKit start next to the sites: WebKit's driver, and a slow line to each site. */
export const WEBKIT_DRIVER = onLoopback(SANDBOX.port + 20);
export const getSlowLine = (brand: BrandName): string =>
  `http://localhost:${SANDBOX.port + 21 + brandNames.indexOf(brand)}`;

const home = join(import.meta.dirname, "../var");

/** Copies of the sandbox's content, so that a test may edit them. */
export const contentFolder = (of: "shared" | "faults"): string => join(home, of, "content");
export const dataFolder = (of: "shared" | "faults"): string => join(home, of, "data");

/** The brands under test: all, or those that E2E_BRANDS names while only some have a build. @throws Error for a name that is none */
export const testedBrands: readonly BrandName[] = (() => {
  const wanted = process.env["E2E_BRANDS"]?.split(",").map((name) => name.trim());
  const unknown = wanted?.find((name) => !isBrandName(name));
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Name some of ${brandNames.join(", ")}.`);
  return wanted ?? brandNames;
})();

/** Whether the long form of the check runs (`pnpm check --all`, by night): every page worth a look, not one of each kind. */
export const checksAll: boolean = process.env["CHECK_ALL"] === "1";

/** On a push, `count` at most of cases that differ little, evenly spread from the first; by night all. */
export const pickSome = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  checksAll ? cases : cases.filter((_, at) => at % Math.ceil(cases.length / count) === 0);

/** Values that must never reach a browser. The sandbox's commerce asks for its own password, so that one is looked for as it is sent. */
export const SECRETS = {
  REVALIDATE_SECRET: "needle-of-the-webhook-8f1c",
  LIST_API_KEY: "needle-of-the-mailing-list-27d0",
  REFERRAL_TOKEN: "needle-of-the-referrals-5b3e",
  TRUST_API_KEY: "needle-of-the-reviews-91aa",
  VIDEO_TOKEN: "needle-of-the-videos-c04d",
} as const;
export const COMMERCE_CREDENTIALS = Buffer.from("sandbox:sandbox").toString("base64");
