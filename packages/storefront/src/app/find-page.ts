import type { Host } from "../host/host.ts";
import { findAddress, type LookupFailure, type PageAddress } from "@courseway/site-content";
import { type PageModel, pageModel, type PageParams } from "@courseway/page-model";

/** A page, and whether it is fresh: `isFresh` is false for a last good copy. */
export interface FoundPage {
  readonly address: PageAddress;
  /** Null if content has no such page or failed. */
  readonly model: PageModel | null;
  /** Why content failed; only in development, which shows it. */
  readonly failure: LookupFailure | null;
  readonly isFresh: boolean;
}

/**
 * Looks a page up and builds it; null for a path that cannot be a page's.
 *
 * @param token of a preview, or null
 * @param at the later moment (epoch ms) that a preview shows, or null
 * @throws Error if content fails and there is no copy; the proxy has already shown its own screen then
 */
export async function findPage(
  host: Host,
  path: string,
  token: string | null,
  params: PageParams,
  at: number | null = null,
): Promise<FoundPage | null> {
  const address = findAddress(path, host.brand);
  if (address === null) return null;
  const lookup = await host.pages.get(address, token, at);
  if (lookup.kind === "failed") {
    if (host.isDevelopment) return { address, model: null, failure: lookup.failure, isFresh: false };
    throw new Error(
      `The page ${path} cannot be shown: the content API failed and there is no earlier copy. See the log for code 40403.`,
    );
  }
  if (lookup.kind === "missing") return { address, model: null, failure: null, isFresh: true };
  const deps = { ...host, quotes: host.commerce.quotes, now: host.now() };
  const model = await pageModel(address, lookup.snapshot, params, deps);
  return { address, model, failure: null, isFresh: lookup.isFresh };
}
