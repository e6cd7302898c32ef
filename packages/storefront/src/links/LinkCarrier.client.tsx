"use client";

import { emailedCookie } from "@courseway/blocks/runtime";
import { onCoupon } from "@courseway/coupons/events";
import { useEffect } from "react";
import { isCarrierNeeded } from "./carrier-need.ts";
import { LINKS_READY } from "./links-ready.ts";
import type { LinkContext } from "./link-context.ts";

interface LinkCarrierProps {
  readonly context: LinkContext;
  /** The codes that the page's own HTML has on its checkout links. */
  readonly codes: readonly string[];
}

/**
 * Carries the visitor's parameters and coupons along. The rules of links are fetched only where a link can gain
 * something: most visitors bring nothing, and most checkout links have their codes already.
 * [LNK-005, LNK-009, CP-013, CP-015, CP-027]
 */
export function LinkCarrier({ context, codes }: LinkCarrierProps) {
  useEffect(() => {
    let earned: string | null = null;
    let stop: (() => void) | null = null;
    let isGone = false;
    const visitor = () => ({ url: location.href, emailed: earned ?? emailedCookie(document.cookie), now: Date.now() });
    const ready = () => dispatchEvent(new Event(LINKS_READY));
    const start = async () => {
      const { carryLinks } = await import("./carry-links.ts");
      if (!isGone) stop ??= carryLinks(context, visitor);
    };
    // Without the rules links stay as the server wrote them: nothing to tell a visitor.
    const begin = () =>
      void start()
        .catch(() => {})
        .then(ready);
    const forget = onCoupon((code) => {
      earned = code;
      begin();
    });
    if (isCarrierNeeded(visitor(), context, codes, document)) begin();
    else ready();
    return () => {
      isGone = true;
      forget();
      stop?.();
    };
  }, [context, codes]);
  return null;
}
