import { join, resolve } from "node:path";
import type { RedisConnection } from "@courseway/next-page-cache";
import { type ClaimLedger, type ClaimLedgerOptions, type ClaimStore, createClaimLedger } from "./claim-ledger.ts";
import { fileStore } from "./file-store.ts";
import { redisClaimStore } from "./redis-store.ts";

/** Where a brand's ledger is stored. */
export interface LedgerSettings extends Pick<ClaimLedgerOptions, "report" | "later"> {
  /** A folder, or `redis`; undefined for no ledger. */
  readonly place: string | undefined;
  /** Null if there is none. */
  readonly redis: RedisConnection | null;
  /** The prefix of all its keys in Redis. */
  readonly prefix: string;
  readonly brandId: string;
}

function createStore({ place, redis, prefix, brandId }: LedgerSettings): { place: string; store: ClaimStore } | null {
  const brand = brandId.toLowerCase();
  if (place === undefined) return null;
  if (place !== "redis") {
    const folder = join(resolve(place), brand);
    return { place: folder, store: fileStore({ folder }) };
  }
  return redis === null ? null : { place: "Redis", store: redisClaimStore(redis, `${prefix}:${brand}:`) };
}

/** Opens a brand's ledger, or returns null if the settings ask for none. A process needs one. */
export function openLedger(settings: LedgerSettings): ClaimLedger | null {
  const { report, later } = settings;
  const stored = createStore(settings);
  return stored === null ? null : createClaimLedger({ ...stored, report, later });
}
