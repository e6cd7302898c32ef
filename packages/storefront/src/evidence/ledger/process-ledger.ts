import { join, resolve } from "node:path";
import type { Report } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";
import type { StorefrontEnv } from "../../site/env/variables.ts";
import { later } from "@courseway/observability/time";
import { processRedis } from "@courseway/next-page-cache";
import { type ClaimLedger, type ClaimStore, createClaimLedger } from "./claim-ledger.ts";
import { fileStore } from "./file-store.ts";
import { redisClaimStore } from "./redis-store.ts";

type Settings = Pick<StorefrontEnv, "CLAIMS_LEDGER" | "REDIS_URL" | "REDIS_PREFIX">;

function createStore(settings: Settings, brand: string, report: Report): { place: string; store: ClaimStore } | null {
  const { CLAIMS_LEDGER: place, REDIS_PREFIX } = settings;
  if (place === undefined) return null;
  if (place !== "redis") {
    const folder = join(resolve(place), brand);
    return { place: folder, store: fileStore({ folder }) };
  }
  const redis = processRedis(settings.REDIS_URL, report);
  // The environment was checked at the start: `redis` needs an address.
  return redis === null ? null : { place: "Redis", store: redisClaimStore(redis, `${REDIS_PREFIX}:${brand}:`) };
}

/** The process's ledger of a brand, or null if the environment asks for none. */
export const processLedger = (settings: Settings, brandId: string, report: Report): ClaimLedger | null =>
  processState("claim-ledger", () => {
    const stored = createStore(settings, brandId.toLowerCase(), report);
    return { ledger: stored === null ? null : createClaimLedger({ ...stored, report, later }) };
  }).ledger;
