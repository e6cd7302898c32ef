import type { StorefrontEnv } from "../env/variables.ts";

/** What each address of the environment is for. */
const SERVICES = [
  ["CONTENT_URL", "content"],
  ["BLOG_CONTENT_URL", "content"],
  ["COMMERCE_URL", "commerce"],
  ["LIST_SUBSCRIBE_URL", "mailing lists"],
  ["LIST_UPDATE_URL", "mailing lists"],
  ["REFERRAL_URL", "referral program"],
  ["TRUST_URL", "reviews"],
  ["VIDEO_URL", "videos"],
  ["JOBS_URL", "jobs"],
  ["LOCATION_URL", "location"],
  ["IP_LOOKUP_URL", "IP lookup"],
] as const satisfies readonly (readonly [keyof StorefrontEnv, string])[];

/** Tells which service an address is of, or null; of two that match the longer one counts. */
export function remoteServices(env: StorefrontEnv): (address: string) => string | null {
  const known = SERVICES.flatMap(([variable, service]) => {
    const base = env[variable];
    return base === undefined ? [] : [{ base: new URL(base).href.replace(/\/+$/u, ""), service }];
  }).toSorted((a, b) => b.base.length - a.base.length);
  return (address) => known.find(({ base }) => address.startsWith(base))?.service ?? null;
}
