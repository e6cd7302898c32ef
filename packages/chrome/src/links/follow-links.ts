import type { VisitorStore } from "@courseway/visitor";
import type { LinkContext } from "./decorate-link.ts";
import { LINKS_READY } from "@courseway/next-finish/browser";

/** Whether a checkout link lacks one of the page's codes, as a link within an editor's text does. [CP-013] */
function lacksCodes(page: ParentNode, { asServed: { codes } }: LinkContext): boolean {
  const lacks = ({ href }: HTMLAnchorElement): boolean =>
    codes.some((code) => !href.includes(encodeURIComponent(code)));
  return [...page.querySelectorAll<HTMLAnchorElement>('a[href*="checkout" i]')].some(lacks);
}

/**
 * Decorates links with the visitor's parameters and coupons. The link rules are loaded only if a link may change: most visitors bring
 * nothing, and most checkout links already have their codes. A brand that passes on the visitor's choice (`consentParam`) needs the
 * rules on every page.
 * [LNK-005, LNK-009, CP-013, CP-015, CP-017, CP-027]
 *
 * @returns stops it
 */
export function followLinks(context: LinkContext, store: VisitorStore): () => void {
  let loading: Promise<void> | null = null;
  let stopDecorating = () => {};
  let isReady = false;
  let isGone = false;
  const start = async () => {
    const [{ decorateLinks }] = await Promise.all([
      import("./decorate-links.ts"),
      context.rules.consentParam ? store.readDetails() : null,
    ]);
    if (!isGone) stopDecorating = decorateLinks(context, store.getSnapshot);
  };
  const ready = () => {
    isReady = true;
    dispatchEvent(new Event(LINKS_READY));
  };
  const follow = () => {
    const { url, isAsServed, offers } = store.getSnapshot();
    const isStarted = url !== "";
    const { consentParam } = context.rules;
    if (!isStarted || (isReady && (loading || isAsServed))) return;
    // Without the rules links stay as the server wrote them, which visitors need not know.
    if (!isAsServed || consentParam || lacksCodes(document, context))
      loading ??= start().catch(() => void (loading = null));
    if (isAsServed || offers) void Promise.resolve(loading).then(ready);
  };
  follow();
  const stop = store.subscribe(follow);
  return () => {
    isGone = true;
    stop();
    stopDecorating();
  };
}
