import { type Block, type BlockPorts, type Shortcode, shortcodes } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import type { Globals } from "@courseway/content-client";
import type { Report } from "@courseway/observability";
import type { Fetch } from "@courseway/services";
import { processLastGood } from "./cache/process-pages.ts";
import { elapsed } from "@courseway/observability/time";
import { env as readEnvironment } from "../site/env/read-env.ts";
import type { StorefrontEnv } from "../site/env/variables.ts";
import { type Limiter, visitorAddress } from "@courseway/rate-limits";
import { createPageStore, createSiteGlobals, type PageStore } from "@courseway/site-content";
import { createSiteIndex, type SiteIndex } from "@courseway/site-content/site-index";
import { processState } from "@courseway/observability/process-state";
import { processReporting } from "../site/process-reporting.ts";
import type { CallRecorder, ClaimLedger } from "@courseway/evidence";
import { processLedger, processRecorder } from "./evidence.ts";
import { blockPorts } from "./brand-services.ts";
import { type Clients, createClients } from "./clients.ts";
import { contentClient } from "./content.ts";
import { pooledFetch } from "../site/pooled-fetch.ts";
import { sharedState } from "./shared-state.ts";
import type { Site } from "../site/define-site.ts";
import { standInVendors } from "@courseway/chrome";

/** Everything a request needs of the host, made once per server and from its environment. */
export interface Host extends Clients {
  readonly env: StorefrontEnv;
  readonly brand: BrandConfig;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly shortcodes: readonly Shortcode[];
  readonly pages: PageStore;
  /** The global sets, for the app's own pages. Never rejects. */
  readonly globals: () => Promise<Globals>;
  /** Every page of the site, and its redirects. */
  readonly siteIndex: SiteIndex;
  readonly ports: BlockPorts;
  /** How often a visitor may request each endpoint. */
  readonly limiter: Limiter;
  /** The visitor's address behind our own proxies (IPv4 or IPv6), empty if it is unknown. */
  readonly visitorAddress: (request: { readonly headers: Headers }) => string;
  /** Records what pages claim; null if the environment asks for no ledger. */
  readonly ledger: ClaimLedger | null;
  /** Records calls of rules for a replay; null if the environment asks for none. */
  readonly recorder: CallRecorder | null;
  readonly report: Report;
  /** For requests without a client: posters of films. */
  readonly fetch: Fetch;
  /** Epoch ms. */
  readonly now: () => number;
  /** Ms of a monotonic clock. */
  readonly elapsed: () => number;
  /** Whether this is `next dev`: a failure shows with its reason, and no copy replaces it. */
  readonly isDevelopment: boolean;
}

/** Binds the brand and its blocks to the services that the environment names. */
export function createHost(input: Omit<Site, "chrome">): Host {
  const env = readEnvironment();
  const brand = resolveBrand(input.brand, env);
  const now = Date.now;
  const isDevelopment = process.env.NODE_ENV === "development";
  const { report } = processReporting(env, brand.id);
  const { limiter, cache } = sharedState(env, brand.id, report);
  const clients = createClients(env, brand, { fetch: pooledFetch, report, now, cache });
  const content = contentClient(env, brand, input.blocks, report);
  return {
    ...clients,
    env,
    brand,
    blocks: new Map(input.blocks.map((block) => [block.name, block])),
    shortcodes: input.shortcodes ?? shortcodes,
    pages: createPageStore({
      client: content,
      lastGood: processLastGood(),
      report,
      now: elapsed,
      clock: now,
      isDevelopment,
    }),
    globals: createSiteGlobals({ read: () => content.globals(), report, now: elapsed }),
    siteIndex: processState("site-index", () =>
      createSiteIndex({ content, brand, report, now: elapsed, isDevelopment }),
    ),
    ports: blockPorts(clients, brand, now),
    limiter,
    ledger: processLedger(env, brand.id, report),
    recorder: processRecorder(env, brand.id, report),
    fetch: pooledFetch,
    visitorAddress: ({ headers }) => visitorAddress(headers, env.TRUSTED_PROXIES),
    report,
    now,
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
