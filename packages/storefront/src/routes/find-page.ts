import type { Host } from "../host/host.ts";
import { addressOf } from "../pages/address-of.ts";
import type { PageAddress } from "../pages/page-address.ts";
import { type PageModel, pageModel, type PageParams } from "../pages/page-model.ts";

/** A page and how it was had. `isFresh` is false for one made from a last good copy. */
export interface FoundPage {
  readonly address: PageAddress;
  /** Null where content has no such page. */
  readonly model: PageModel | null;
  readonly isFresh: boolean;
}

/**
 * Looks a page up and builds it; null for a path that can be no page's.
 *
 * @param token of a preview, or null
 * @throws Error where content cannot be asked and there is no earlier copy: the proxy has shown its own screen by then
 */
export async function findPage(
  host: Host,
  path: string,
  token: string | null,
  params: PageParams,
): Promise<FoundPage | null> {
  const { brand, blocks, shortcodes, pages, ports, commerce, report, now } = host;
  const address = addressOf(path, brand);
  if (address === null) return null;
  const lookup = await pages.get(address, token);
  if (lookup.kind === "failed") {
    throw new Error(
      `The page ${path} cannot be shown: the content API failed and there is no earlier copy. See the log for code 40403.`,
    );
  }
  if (lookup.kind === "missing") return { address, model: null, isFresh: true };
  const deps = { brand, blocks, shortcodes, ports, quotes: commerce.quotes, report, now: now() };
  return { address, model: await pageModel(address, lookup.snapshot, params, deps), isFresh: lookup.isFresh };
}
