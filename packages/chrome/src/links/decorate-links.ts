import type { VisitorSnapshot } from "@courseway/visitor";
import { decorateLink, type LinkContext } from "./decorate-link.ts";
import { onLinkUse } from "./on-link-use.ts";

/**
 * Rewrites each link just before the browser follows it, so that the cached HTML is the same for everybody and links need no hydration. It
 * always starts from the link's original address, so an expired coupon is removed.
 * [LNK-005, LNK-009, CP-013, CP-015, CP-017, CP-027]
 *
 * @param visitor returns the current visitor
 * @returns stops it
 */
export function decorateLinks(context: LinkContext, visitor: () => VisitorSnapshot): () => void {
  const decoratedLinks = new WeakMap<HTMLAnchorElement, { readonly original: string; readonly decorated: string }>();
  /** Adds the visitor's query to a search as fields, since a form replaces the query of its address. */
  const carry = ({ target: form }: SubmitEvent): void => {
    if (!(form instanceof HTMLFormElement) || form.getAttribute("role") !== "search") return;
    const link = decorateLink(form.getAttribute("action") ?? "", context, visitor());
    for (const [name, value] of new URL(link, location.href).searchParams)
      if (!form.elements.namedItem(name))
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  };
  document.addEventListener("submit", carry);
  const stop = onLinkUse((anchor) => {
    const link = anchor.getAttribute("href");
    if (!link) return;
    const before = decoratedLinks.get(anchor);
    // A component may have changed the link meanwhile.
    const original = before?.decorated === link ? before.original : link;
    const decorated = decorateLink(original, context, visitor());
    decoratedLinks.set(anchor, { original, decorated });
    if (decorated !== link) anchor.setAttribute("href", decorated);
  });
  return () => {
    stop();
    document.removeEventListener("submit", carry);
  };
}
