import { type Block, shortcodes } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import { processLastGood } from "./cache/process-pages.ts";
import { elapsed } from "@courseway/observability/time";
import { env as readEnvironment } from "../site/env/read-env.ts";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { visitorAddress } from "@courseway/rate-limits";
import { createPageStore } from "@courseway/site-content";
import { createSiteGlobals, createSiteIndex } from "@courseway/site-content/site-index";
import { processState } from "@courseway/observability/process-state";
import { processReporting } from "../site/process-reporting.ts";
import { processLedger, processRecorder } from "./evidence.ts";
import { blockPorts } from "./brand-services.ts";
import { createClients } from "./clients.ts";
import { contentClient } from "./content.ts";
import { pooledFetch } from "../site/pooled-fetch.ts";
import { sharedState } from "./shared-state.ts";
import type { Site } from "../site/define-site.ts";
import { standInVendors } from "@courseway/chrome";

/** Everything a request needs of the host, made once per server and from its environment. */
export type Host = Readonly<ReturnType<typeof createHost>>;

/** Binds the brand and its blocks to the services that the environment names. */
export function createHost(input: Omit<Site, "chrome">) {
  const env = readEnvironment();
  const brand = resolveBrand(input.brand, env);
  /** Epoch ms. */
  const now = Date.now;
  /** Whether this is `next dev`: a failure shows with its reason, and no copy replaces it. */
  const isDevelopment = process.env.NODE_ENV === "development";
  const { report } = processReporting(env, brand.id);
  const { limiter, cache } = sharedState(env, brand.id, report);
  const clients = createClients(env, brand, { fetch: pooledFetch, report, now, cache });
  const content = contentClient(env, brand, input.blocks, report);
  const blocks: ReadonlyMap<string, Block> = new Map(input.blocks.map((block) => [block.name, block]));
  /** Every page of the site, and its redirects. */
  const siteIndex = processState("site-index", () =>
    createSiteIndex({ content, brand, report, now: elapsed, isDevelopment }),
  );
  return {
    ...clients,
    env,
    brand,
    blocks,
    shortcodes: input.shortcodes ?? shortcodes,
    pages: createPageStore({
      client: content,
      lastGood: processLastGood(),
      report,
      now: elapsed,
      clock: now,
      isDevelopment,
    }),
    siteIndex,
    /** The global sets, for the app's own pages. Never rejects. */
    globals: createSiteGlobals({ read: () => content.globals(), report, now: elapsed, isDevelopment }),
    ports: blockPorts(clients, brand, now),
    /** How often a visitor may request each endpoint. */
    limiter,
    /** Records what pages claim; null if the environment asks for no ledger. */
    ledger: processLedger(env, brand.id, report),
    /** Records calls of rules for a replay; null if the environment asks for none. */
    recorder: processRecorder(env, brand.id, report),
    /** For requests without a client: posters of films. */
    fetch: pooledFetch,
    /** The visitor's address behind our own proxies (IPv4 or IPv6), empty if it is unknown. */
    visitorAddress: ({ headers }: { readonly headers: Headers }): string =>
      visitorAddress(headers, env.TRUSTED_PROXIES),
    report,
    now,
    /** Ms of a monotonic clock. */
    elapsed,
    isDevelopment,
  };
}

/** The brand in this deployment: its config with the environment's addresses and runtime. */
export function resolveBrand(brand: BrandConfig, env: StorefrontEnv): BrandConfig {
  const url = env.SITE_URL ?? brand.url;
  return {
    ...brand,
    url,
    hostName: env.SITE_URL === undefined ? brand.hostName : new URL(url).host,
    checkoutUrl: env.CHECKOUT_URL ?? brand.checkoutUrl,
    signInUrl: env.SIGN_IN_URL ?? brand.signInUrl,
    courseSelectionUrl: env.COURSE_SELECTION_URL ?? brand.courseSelectionUrl,
    outsideUrl: env.OUTSIDE_URL ?? brand.outsideUrl,
    runtime: env.PAGE_RUNTIME ?? brand.runtime,
    vendors: env.VENDORS_URL === undefined ? brand.vendors : standInVendors(brand.vendors, env.VENDORS_URL),
  };
}
