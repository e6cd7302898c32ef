"use client";

import { emailedCookie } from "@courseway/blocks/offer";
import { onCoupon } from "@courseway/coupons/events";
import { useEffect } from "react";
import { needsLinkDecorator } from "./decorator-need.ts";
import { LINKS_READY } from "./links-ready.ts";
import type { LinkContext } from "./link-context.ts";

interface LinkDecoratorProps {
  readonly context: LinkContext;
  /** The codes that the page's own HTML has on its checkout links. */
  readonly codes: readonly string[];
}

/**
 * Decorates links with the visitor's parameters and coupons. The rules of links are fetched only where a link can gain
 * something: most visitors bring nothing, and most checkout links have their codes already.
 * [LNK-005, LNK-009, CP-013, CP-015, CP-027]
 */
export function LinkDecorator({ context, codes }: LinkDecoratorProps) {
  useEffect(() => {
    let earned: string | null = null;
    let stop: (() => void) | null = null;
    let isGone = false;
    const visitor = () => ({ url: location.href, emailed: earned ?? emailedCookie(document.cookie), now: Date.now() });
    const ready = () => dispatchEvent(new Event(LINKS_READY));
    const start = async () => {
      const { decorateLinks } = await import("./decorate-links.ts");
      if (!isGone) stop ??= decorateLinks(context, visitor);
    };
    // Without the rules links stay as the server wrote them: nothing to tell a visitor.
    const load = () =>
      void start()
        .catch(() => {})
        .then(ready);
    const forget = onCoupon((code) => {
      earned = code;
      load();
    });
    if (needsLinkDecorator(visitor(), context, codes, document)) load();
    else ready();
    return () => {
      isGone = true;
      forget();
      stop?.();
    };
  }, [context, codes]);
  return null;
}
