import type { StorefrontEnv } from "../site/env/variables.ts";

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

/** Returns a function that finds the service of a URL, or null. The longest match counts. */
export function remoteServices(env: StorefrontEnv): (address: string) => string | null {
  const known = SERVICES.flatMap(([variable, service]) => {
    const base = env[variable];
    return base === undefined ? [] : [{ base: new URL(base).href.replace(/\/+$/u, ""), service }];
  }).toSorted((a, b) => b.base.length - a.base.length);
  return (address) => known.find(({ base }) => address.startsWith(base))?.service ?? null;
}
