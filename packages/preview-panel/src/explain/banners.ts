import { EMAIL_CAPTURE_SCROLL_PX, saleActive } from "@courseway/coupons/emailed";
import type { Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import type { ActiveOffers } from "@courseway/visitor/offers";
import { isCaptureAway, timeText } from "./moments.ts";

type Overlays = Inspection["overlays"];

/** A banner or modal, whether this visitor sees it, and why. */
export interface BannerLine {
  readonly name: string;
  readonly isOn: boolean;
  readonly why: string;
}

interface Window {
  readonly starts: number | null;
  readonly ends: number | null;
}

/** Says since or until when a time window is active, or why it is not. */
function windowText({ starts, ends }: Window, now: number, say: (at: number) => string): string {
  if (starts !== null && ends !== null && ends <= starts)
    return "Never shows: one of its dates cannot be read, or it ends before it starts.";
  if (starts !== null && now < starts) return `Starts ${say(starts)}.`;
  if (ends !== null && now >= ends) return `Ended ${say(ends)}.`;
  const since = starts === null ? "Shows since it was switched on" : `Shows since ${say(starts)}`;
  return ends === null ? `${since}, without an end.` : `${since}, until ${say(ends)}.`;
}

/** Says what the countdown of an offer banner without an end counts to. [PB-005] */
const midnightText = ({ ends }: Window): string =>
  ends === null ? " Its countdown runs to the visitor’s next midnight, every day anew." : "";

const couponText = (coupon: string | null): string =>
  coupon === null ? "" : ` It brings ${coupon} to every checkout link.`;

type BannerVisitor = Pick<
  VisitorSnapshot,
  "now" | "dismissed" | "ambassador" | "consent" | "isEmailMinimized" | "emailed"
>;

/**
 * Lists every banner and modal of the page with its reason, by the visitor's clock. [PB-001, PB-006, PB-013, EC-007,
 * EC-027, EX-001, MD-004]
 */
export function bannerLines(
  { overlays, timeZone }: Pick<Inspection, "overlays" | "timeZone">,
  { promotions }: Pick<VisitorSettings, "promotions">,
  visitor: BannerVisitor,
  offers: ActiveOffers,
): readonly BannerLine[] {
  const say = (at: number) => timeText(at, timeZone);
  const { now } = visitor;
  const { offer, topPromo, graphicPromo, override } = promotions;
  const none = "There is none, or its switch is off.";
  const lines: BannerLine[] = [
    {
      name: "Offer banner",
      isOn: offers.offerBanner.phase !== "hidden",
      why: offer === null ? none : windowText(offer, now, say) + midnightText(offer) + couponText(offer.coupon),
    },
    { name: "Top promotion", isOn: offers.topPromo.phase !== "hidden", why: topText(topPromo, offers, now, say) },
    {
      name: "Graphic banner",
      isOn: offers.graphicPromo.phase !== "hidden",
      why: graphicPromo === null ? none : windowText(graphicPromo, now, say),
    },
  ];
  if (override !== null)
    lines.push({
      name: `Override coupon ${override.code}`,
      isOn: offers.codes.some((code) => override.code.toLowerCase().split(",").includes(code.toLowerCase())),
      why: `${windowText(override, now, say)} While it runs it takes the place of the offer banner’s coupon on checkout links.`,
    });
  return [...lines, captureLine(overlays.emailCapture, promotions, visitor, say), ...modalLines(overlays, visitor)];
}

function topText(
  topPromo: VisitorSettings["promotions"]["topPromo"],
  { topPromo: { phase } }: ActiveOffers,
  now: number,
  say: (at: number) => string,
): string {
  if (topPromo === null) return "There is none, or its switch is off.";
  if (topPromo.hideStickyBanner) return "This page hides it (hideStickyBanner).";
  const until = topPromo.reset?.ends ?? null;
  if (phase === "reset") return `Shows its reset${until === null ? "" : ` until ${say(until)}`}.`;
  const early = topPromo.starts !== null && now < topPromo.starts;
  if (early && phase === "main")
    return `Shows already: it comes five minutes before its start ${say(topPromo.starts)}.`;
  return windowText(topPromo, now, say) + (early ? " It comes five minutes before that." : "");
}

function captureLine(
  capture: Overlays["emailCapture"],
  promotions: VisitorSettings["promotions"],
  { now, dismissed, ambassador, emailed }: BannerVisitor,
  say: (at: number) => string,
): BannerLine {
  const off = (why: string): BannerLine => ({ name: "Email capture", isOn: false, why });
  if (capture === null) return off("Neither the page nor the site has one.");
  const { coupon, sale, threshold } = capture;
  if (ambassador !== null) return off(`The visitor came by the ambassador campaign ${ambassador}.`);
  if (dismissed.includes(coupon)) return off("The visitor closed it.");
  if (isCaptureAway(capture, promotions, now)) {
    if (!saleActive(sale, { visible: false, nextChange: null }, now).visible)
      return off("It stays away while the graphic banner shows.");
    return off(`It stays away during its sale${sale.ends === null ? "" : `, until ${say(sale.ends)}`}.`);
  }
  const on = (why: string): BannerLine => ({ name: "Email capture", isOn: true, why });
  if (emailed.codes.length > 0) return on("The visitor signed up: it shows their coupon.");
  const { nextChange } = saleActive(sale, { visible: false, nextChange: null }, now);
  const from = nextChange === null ? "" : ` From ${say(nextChange)} it stays away.`;
  return on(`Offers ${coupon} once the visitor has scrolled ${threshold ?? EMAIL_CAPTURE_SCROLL_PX} pixels.${from}`);
}

function modalLines(
  { hasExitIntent, ambassador }: Inspection["overlays"],
  visitor: BannerVisitor,
): readonly BannerLine[] {
  const isAmbassador = visitor.ambassador !== null && ambassador.includes(visitor.ambassador);
  return [
    {
      name: "Exit-intent modal",
      isOn: hasExitIntent,
      why: hasExitIntent
        ? "Opens once in a tab: as the mouse leaves over the upper edge, on a phone as the page is scrolled up."
        : "The page has none, or it is switched off.",
    },
    {
      name: "Ambassador discount",
      isOn: isAmbassador,
      why:
        ambassador.length === 0
          ? "Only the home page of a brand with a referral program has it."
          : `Opens for campaign ${ambassador.join(", ")}; the visitor came ${visitor.ambassador === null ? "by none" : `by ${visitor.ambassador}`}.`,
    },
  ];
}
