import type { BrandConfig } from "@courseway/brand";
import type { Report } from "@courseway/observability";
import {
  type CachePort,
  createCommerce,
  createIpLookup,
  createJobBoard,
  createLocation,
  createMailingLists,
  createReferrals,
  createReviews,
  createUserProfiles,
  createUserSync,
  createVideos,
  type Fetch,
} from "@courseway/services";
import type { StorefrontEnv } from "../site/env/variables.ts";

/** The dependencies of all clients. */
export interface ClientDeps {
  readonly fetch: Fetch;
  readonly report: Report;
  readonly now: () => number;
  /** One cache for ratings, videos and jobs, so that a shared store serves all of them. */
  readonly cache: CachePort;
  /** How long a call may take, in ms; the services' own limit without it. */
  readonly timeoutMs?: number;
}

const auth = (env: StorefrontEnv) => {
  if (env.COMMERCE_AUTH_HEADER !== undefined) return { header: env.COMMERCE_AUTH_HEADER };
  return env.COMMERCE_USER === undefined ? null : { user: env.COMMERCE_USER, password: env.COMMERCE_PASSWORD ?? "" };
};

/** One client for each remote service. */
export type Clients = Readonly<ReturnType<typeof createClients>>;

/**
 * Binds each client to the addresses and keys of the environment. Without an address in it, every call ends as its documented failure.
 */
export function createClients(env: StorefrontEnv, brand: BrandConfig, deps: ClientDeps) {
  const commerce = { ...deps, baseUrl: env.COMMERCE_URL ?? null, auth: auth(env) };
  const listKey = env.LIST_API_KEY ?? null;
  return {
    commerce: createCommerce({ ...commerce, baseParams: brand.commerce }),
    userSync: createUserSync(commerce),
    lists: createMailingLists({ ...deps, url: env.LIST_SUBSCRIBE_URL ?? null, apiKey: listKey }),
    profiles: createUserProfiles({ ...deps, url: env.LIST_UPDATE_URL ?? null, apiKey: listKey }),
    referrals: createReferrals({ ...deps, baseUrl: env.REFERRAL_URL ?? null, token: env.REFERRAL_TOKEN ?? null }),
    reviews: createReviews({ ...deps, baseUrl: env.TRUST_URL ?? null, apiKey: env.TRUST_API_KEY ?? null }),
    videos: createVideos({ ...deps, baseUrl: env.VIDEO_URL ?? null, token: env.VIDEO_TOKEN ?? null }),
    jobs: createJobBoard({ ...deps, baseUrl: env.JOBS_URL ?? null }),
    location: createLocation({ ...deps, url: env.LOCATION_URL ?? new URL(brand.locationUrl, brand.url).href }),
    /** Asks for the address that this server is seen with, or null. [LOC-007] */
    ipLookup: createIpLookup({ ...deps, url: env.IP_LOOKUP_URL ?? null }),
  };
}
