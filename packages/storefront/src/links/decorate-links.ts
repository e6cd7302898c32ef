import { decorateLink, type LinkVisitor } from "./decorate-link.ts";
import type { LinkContext } from "./link-context.ts";

/** Everything that comes before a browser follows, opens or copies a link. */
const LINK_EVENTS = ["pointerover", "focusin", "touchstart", "click", "auxclick", "contextmenu"] as const;

/**
 * Rewrites each link of the page at the moment it is about to be followed, so that the cached HTML stays the
 * same for everybody and nothing has to hydrate for it. [LNK-005, LNK-009, CP-013, CP-015, CP-027]
 *
 * @param visitor who visits at that moment
 * @returns stops it
 */
export function decorateLinks(context: LinkContext, visitor: () => LinkVisitor): () => void {
  const rewrite = (event: Event): void => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const link = anchor?.getAttribute("href");
    if (!anchor || !link) return;
    const decorated = decorateLink(link, context, visitor());
    if (decorated !== link) anchor.setAttribute("href", decorated);
  };
  for (const moment of LINK_EVENTS) document.addEventListener(moment, rewrite, { capture: true, passive: true });
  return () => {
    for (const moment of LINK_EVENTS) document.removeEventListener(moment, rewrite, { capture: true });
  };
}
