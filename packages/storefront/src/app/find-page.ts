import type { Host } from "../host/host.ts";
import { findAddress, type PageAddress } from "../content/find-address.ts";
import type { LookupFailure } from "../content/lookup-memory.ts";
import { type PageModel, pageModel, type PageParams } from "../page/page-model.ts";

/** A page and how it was had. `isFresh` is false for one made from a last good copy. */
export interface FoundPage {
  readonly address: PageAddress;
  /** Null where content has no such page, and where it could not be asked. */
  readonly model: PageModel | null;
  /** Why content could not be asked: in development alone, where the reason is shown. */
  readonly failure: LookupFailure | null;
  readonly isFresh: boolean;
}

/**
 * Looks a page up and builds it; null for a path that can be no page's.
 *
 * @param token of a preview, or null
 * @param at the later moment (epoch ms) that a preview shows, or null
 * @throws Error where content cannot be asked and there is no earlier copy: the proxy has shown its own screen by then
 */
export async function findPage(
  host: Host,
  path: string,
  token: string | null,
  params: PageParams,
  at: number | null = null,
): Promise<FoundPage | null> {
  const { brand, blocks, shortcodes, pages, ports, commerce, report, now, isDevelopment } = host;
  const address = findAddress(path, brand);
  if (address === null) return null;
  const lookup = await pages.get(address, token, at);
  if (lookup.kind === "failed") {
    if (isDevelopment) return { address, model: null, failure: lookup.failure, isFresh: false };
    throw new Error(
      `The page ${path} cannot be shown: the content API failed and there is no earlier copy. See the log for code 40403.`,
    );
  }
  if (lookup.kind === "missing") return { address, model: null, failure: null, isFresh: true };
  const deps = { brand, blocks, shortcodes, ports, quotes: commerce.quotes, report, now: now() };
  const model = await pageModel(address, lookup.snapshot, params, deps);
  return { address, model, failure: null, isFresh: lookup.isFresh };
}
