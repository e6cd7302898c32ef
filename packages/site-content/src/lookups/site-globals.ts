import { type Globals, NO_GLOBALS } from "@courseway/content-client";
import type { Report } from "@courseway/observability";
import { inTime } from "./in-time.ts";
import { PATIENCE_MS } from "./page-store.ts";

/** How long the app's own pages use one reading of the global sets, in ms. */
const GLOBALS_TTL_MS = 15_000;

/** How the global sets are read. */
export interface SiteGlobalsOptions {
  readonly read: () => Promise<Globals>;
  readonly report: Report;
  /** Ms of a monotonic clock. */
  readonly now: () => number;
}

/**
 * The global sets for the app's own pages, read at most once every 15 s. While content fails or takes more than 2 s, the earlier ones
 * are used; without any, a page has no banners. Never rejects. [PB-001]
 */
export function createSiteGlobals({ read, report, now }: SiteGlobalsOptions): () => Promise<Globals> {
  let lastGood: Globals | undefined;
  let current: { readonly since: number; readonly globals: Promise<Globals> } | null = null;

  async function renew(): Promise<Globals> {
    try {
      lastGood = await read();
    } catch (error) {
      const message = "The global sets could not be read; the app's own pages keep the banners they had before.";
      report({ level: "error", code: 40403, message, error });
    }
    return lastGood ?? NO_GLOBALS;
  }

  return () => {
    if (current === null || now() - current.since >= GLOBALS_TTL_MS) {
      const renewed = inTime(renew(), PATIENCE_MS, () => Promise.resolve(lastGood));
      current = { since: now(), globals: renewed };
    }
    return current.globals;
  };
}
