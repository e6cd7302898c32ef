import type { VisitorSnapshot } from "@courseway/visitor";
import { decorateLink } from "./decorate-link.ts";
import type { LinkContext } from "./link-context.ts";
import { onLinkUse } from "./on-link-use.ts";

/**
 * Rewrites each link just before the browser follows it, so that the cached HTML is the same for everybody and links need
 * no hydration. It always starts from the link's original address, so an expired coupon is removed. [LNK-005, LNK-009, CP-013, CP-015, CP-017, CP-027]
 *
 * @param visitor who visits at that moment
 * @returns stops it
 */
export function decorateLinks(context: LinkContext, visitor: () => VisitorSnapshot): () => void {
  const known = new WeakMap<HTMLAnchorElement, { readonly own: string; readonly decorated: string }>();
  /** What the visitor brought goes along with a search: a form replaces the query of its address. */
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
    const before = known.get(anchor);
    // A component may have written another link since.
    const own = before?.decorated === link ? before.own : link;
    const decorated = decorateLink(own, context, visitor());
    known.set(anchor, { own, decorated });
    if (decorated !== link) anchor.setAttribute("href", decorated);
  });
  return () => {
    stop();
    document.removeEventListener("submit", carry);
  };
}
