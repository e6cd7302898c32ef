import type { BrandName } from "@courseway/workspace/local";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Stage, withStage } from "../local/stage.ts";
import { type MortalRedis, mortalRedis } from "./redis.ts";

/** The replicas of a site under test, the stand-ins for its services, and what all replicas share. */
export interface Chaos extends Stage {
  readonly brand: BrandName;
  /** Null for a single replica, which shares nothing. */
  readonly redis: MortalRedis | null;
}

/** The webhook's secret in the sandbox's environment. */
const SECRET = "sandbox";

/** Runs `work` on a brand's built app, with a Redis for its replicas and its own sandbox, then ends all of them. */
export async function withChaos(
  brand: BrandName,
  replicas: number,
  work: (chaos: Chaos) => Promise<void>,
): Promise<void> {
  await using redis = replicas > 1 ? await mortalRedis() : null;
  const env: Readonly<Record<string, string>> =
    redis === null ? {} : { REDIS_URL: redis.url, RATE_LIMIT_SECRET: "bench" };
  await withStage(brand, (stage) => work({ ...stage, brand, redis }), { replicas, env });
}

/** The replica for the visitor with this number. */
export const getSite = ({ sites }: Pick<Chaos, "sites">, number: number): string => sites[number % sites.length] ?? "";

/** Sends a publish to one replica; without a slug, of the whole site. @throws Error if the replica rejects it */
export async function publish(site: string, slug?: string): Promise<void> {
  const answer = await fetch(`${site}/api/revalidate/`, {
    method: "POST",
    headers: { "x-revalidate-secret": SECRET },
    body: JSON.stringify(slug === undefined ? {} : { slug }),
  });
  if (!answer.ok)
    throw new Error(
      `The webhook answered ${answer.status} for ${slug ?? "the whole site"}, so pages would come from the cache. See var/logs.`,
    );
}

/** A coupon of the sandbox that lowers every price. */
const COUPON = "CAREER20";

/**
 * Gives the brand a sale with an end, epoch ms: its banner's coupon takes precedence over all others. @throws Error if
 * it cannot
 */
export function endSale({ content, brand }: Chaos, end: number): void {
  const file = join(content, brand, "globals.yaml");
  const before = readFileSync(file, "utf8");
  const withoutBanner = before.replace(/^topPromoBanner:.*\n(?: {2}.*\n)*/mu, "");
  if (withoutBanner === before)
    throw new Error(`The content of ${brand} has no topPromoBanner, so no sale can end. Name another brand.`);
  const fields = {
    promotionText: "<p>A sale in the storm</p>",
    showHidePromoBanner: true,
    promotionEndsDateTime: new Date(end).toISOString(),
    overwriteCoupon: COUPON,
  };
  // JSON is also YAML.
  writeFileSync(file, `${withoutBanner.trimEnd()}\ntopPromoBanner: ${JSON.stringify(fields)}\n`);
}
