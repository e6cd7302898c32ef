import { type CallRecorder, type ClaimLedger, openLedger, openRecorder } from "@courseway/evidence";
import { processRedis } from "@courseway/next-page-cache";
import type { Report } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";
import { later } from "@courseway/observability/time";
import type { StorefrontEnv } from "../site/env/variables.ts";

/** The process's ledger of a brand, or null if the environment asks for none. */
export const processLedger = (
  { CLAIMS_LEDGER: place, REDIS_URL, REDIS_PREFIX: prefix }: StorefrontEnv,
  brandId: string,
  report: Report,
): ClaimLedger | null =>
  processState("claim-ledger", () => {
    // The environment was checked at the start: `redis` needs an address.
    const redis = place === "redis" ? processRedis(REDIS_URL, report) : null;
    return { ledger: openLedger({ place, redis, prefix, brandId, report, later }) };
  }).ledger;

/** The process's recorder, or null if the environment asks for none. */
export const processRecorder = (
  { RECORDS_FOLDER: folder, RECORDS_SHARE: share }: StorefrontEnv,
  brandId: string,
  report: Report,
): CallRecorder | null =>
  processState("call-recorder", () => ({
    recorder: openRecorder({ folder, share, brandId, random: Math.random, report, later }),
  })).recorder;
