import type { BrandConfig } from "@courseway/brand";
import { HOLD_LINKS } from "./hold-links.ts";

/** The text of a script that runs before the first link can be clicked. [GEN-003, LNK-009] */
export const EARLY_CLICKS = `(${HOLD_LINKS})()`;

/**
 * Holds the clicks of a visitor who is quicker than the page's scripts. Stands before the first link. In a finished page the element
 * is empty, since the loader and its starter hold them.
 * @param runtime when the page's scripts start; `finishPage` reads it here
 */
export function EarlyClicks({ runtime }: { readonly runtime?: BrandConfig["runtime"] }) {
  const asked = runtime === "eager" ? undefined : runtime;
  return <script data-runtime={asked} dangerouslySetInnerHTML={{ __html: EARLY_CLICKS }} />;
}
