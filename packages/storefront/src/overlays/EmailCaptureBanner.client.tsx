"use client";

import type { CaptureOffer } from "@courseway/blocks";
import { CaptureForm, useCapture } from "@courseway/blocks/email-capture";
import { graphicPromo, type TimeWindow, type Visibility } from "@courseway/coupons";
import { EMAIL_CAPTURE_SCROLL_PX, emailCapture, saleActive } from "@courseway/coupons/emailed";
import { dismissBanner, minimizeEmailCapture, type VisitorSnapshot } from "@courseway/visitor";
import { useAlarm, useVisitor, useVisitorStore } from "@courseway/visitor/react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { keepRoom } from "./keep-room.ts";

export interface EmailCaptureBannerProps {
  readonly offer: CaptureOffer;
  /** While it runs the banner stays away. [EC-009] */
  readonly sale: TimeWindow;
  /** The site's graphic promo banner; null where it never shows. [EC-001] */
  readonly promo: TimeWindow | null;
  /** After how many pixels of scrolling the banner shows; null for the documented 100. [EC-003] */
  readonly threshold: number | null;
  readonly path: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** Drawings, made by the server so that no icon set comes along. */
  readonly chevron: ReactNode;
  readonly cross: ReactNode;
}

const HIDDEN: Visibility = { visible: false, nextChange: null };
const whole = (visitor: VisitorSnapshot): VisitorSnapshot => visitor;

/** How far the page is scrolled: whether it is at its top, and the most that it was, up to just beyond the threshold. */
function useScroll(threshold: number) {
  const [scroll, setScroll] = useState({ now: 0, most: 0 });
  useEffect(() => {
    const look = () => {
      const y = Math.max(0, window.scrollY);
      setScroll((last) => {
        const most = last.most > threshold ? last.most : Math.max(last.most, y);
        const now = Math.min(y, 1);
        return now === last.now && most === last.most ? last : { now, most };
      });
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [threshold]);
  return scroll;
}

/** Whether the visitor's storage was read. Before that we do not know what they dismissed. */
function useIsKnown(): boolean {
  const store = useVisitorStore();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void store?.know().then((details) => !isGone && setKnown(details !== null));
    return () => {
      isGone = true;
    };
  }, [store]);
  return isKnown;
}

/** Whether the banner shows and is open, and how the visitor changes that. */
function useBanner({ offer, sale, promo, threshold }: EmailCaptureBannerProps) {
  const store = useVisitorStore();
  const { now, dismissed, ambassador, isEmailMinimized } = useVisitor(whole);
  const isKnown = useIsKnown();
  const scroll = useScroll(threshold ?? EMAIL_CAPTURE_SCROLL_PX);
  // What the visitor did on this page holds where no cookie or storage can.
  const [isClosed, setClosed] = useState(false);
  const [isMinimized, setMinimized] = useState<boolean | null>(null);
  const [hasExpanded, setExpanded] = useState(false);

  const saleAt = useCallback(
    (time: number) => saleActive(sale, promo ? graphicPromo(promo, time) : HIDDEN, time),
    [sale, promo],
  );
  useAlarm(useCallback((time: number) => saleAt(time).nextChange, [saleAt]));
  const { visible, expands } = emailCapture({
    enabled: isKnown,
    hasList: true,
    dismissed: isClosed || dismissed.includes(offer.coupon),
    ambassador: ambassador !== null,
    sale: saleAt(now),
    scroll,
    threshold,
    minimized: isMinimized ?? isEmailMinimized,
  });
  if (expands && !hasExpanded) setExpanded(true);
  const isExpanded = isMinimized === null ? hasExpanded : !isMinimized;

  return {
    visible,
    isExpanded,
    toggle: () => {
      setMinimized(isExpanded);
      if (store) void minimizeEmailCapture(store, isExpanded);
    },
    close: () => {
      setClosed(true);
      if (store) void dismissBanner(store, offer.coupon);
    },
  };
}

/**
 * The site's offer for an address, at the foot of the screen: hidden until the page was scrolled, minimized to a line,
 * expanded to the form, and what became of the coupon. [EC-001, EC-002, EC-003, EC-004, EC-005, EC-006, EC-007, EC-009,
 * EC-010, EC-011, EC-012, EC-027, RT-043]
 */
export function EmailCaptureBanner(props: EmailCaptureBannerProps) {
  const { offer, path, before, after, chevron, cross } = props;
  const capture = useCapture(offer);
  const { visible, isExpanded, toggle, close } = useBanner(props);
  if (!visible) return null;
  const isOpen = capture.status === "open";
  const short = isOpen ? offer.title : (capture.urgency ?? "Coupon Applied!");
  return (
    <aside ref={keepRoom} className="cw-capture-banner" data-ground="deep" aria-label="Email offer">
      <div className="cw-capture-line">
        <button
          type="button"
          className="cw-capture-toggle"
          aria-expanded={isExpanded}
          aria-controls="email-capture"
          onClick={toggle}
        >
          <span className="cw-capture-title">{isExpanded ? offer.title : short}</span>
          {isOpen && !isExpanded ? <span className="cw-capture-more">{offer.buttonLabel}</span> : null}
          {chevron}
        </button>
        <button type="button" className="cw-capture-close" aria-label="Close this offer" onClick={close}>
          {cross}
        </button>
      </div>
      <div id="email-capture" className="cw-capture-body" hidden={!isExpanded}>
        <CaptureForm offer={offer} capture={capture} path={path} place="banner" before={before} after={after} />
      </div>
    </aside>
  );
}
