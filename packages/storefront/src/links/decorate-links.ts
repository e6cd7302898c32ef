import type { VisitorSnapshot } from "@courseway/visitor";
import { decorateLink } from "./decorate-link.ts";
import type { LinkContext } from "./link-context.ts";
import { onLinkUse } from "./on-link-use.ts";

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
  return onLinkUse((anchor) => {
    const link = anchor.getAttribute("href");
    if (!link) return;
    const before = known.get(anchor);
    // A component may have written another link since.
    const own = before?.decorated === link ? before.own : link;
    const decorated = decorateLink(own, context, visitor());
    known.set(anchor, { own, decorated });
    if (decorated !== link) anchor.setAttribute("href", decorated);
  });
}
