import type { VisitorSnapshot } from "@courseway/visitor";
import { decorateLink } from "./decorate-link.ts";
import type { LinkContext } from "./link-context.ts";

/** Everything that comes before a browser follows, opens or copies a link. */
const LINK_EVENTS = ["pointerover", "focusin", "touchstart", "click", "auxclick", "contextmenu"] as const;

/**
 * Rewrites each link of the page at the moment it is about to be followed, so that the cached HTML stays the
 * same for everybody and nothing has to hydrate for it. A link is always decorated anew from what it was at first, so
 * that a coupon that no longer holds leaves it. [LNK-005, LNK-009, CP-013, CP-015, CP-017, CP-027]
 *
 * @param visitor who visits at that moment
 * @returns stops it
 */
export function decorateLinks(context: LinkContext, visitor: () => VisitorSnapshot): () => void {
  const known = new WeakMap<HTMLAnchorElement, { readonly own: string; readonly decorated: string }>();
  const rewrite = (event: Event): void => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const link = anchor?.getAttribute("href");
    if (!anchor || !link) return;
    const before = known.get(anchor);
    // A component may have written another link since.
    const own = before?.decorated === link ? before.own : link;
    const decorated = decorateLink(own, context, visitor());
    known.set(anchor, { own, decorated });
    if (decorated !== link) anchor.setAttribute("href", decorated);
  };
  for (const moment of LINK_EVENTS) document.addEventListener(moment, rewrite, { capture: true, passive: true });
  return () => {
    for (const moment of LINK_EVENTS) document.removeEventListener(moment, rewrite, { capture: true });
  };
}
