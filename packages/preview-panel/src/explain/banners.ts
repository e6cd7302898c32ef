import type { Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import type { ActiveOffers } from "@courseway/visitor/offers";
import { timeText } from "./moments.ts";

/** A banner or modal, whether this visitor gets it, and why. */
export interface BannerLine {
  readonly name: string;
  readonly isOn: boolean;
  readonly why: string;
}

interface Window {
  readonly starts: number | null;
  readonly ends: number | null;
}

/** Since or until when a window holds, or why it does not. */
function windowText({ starts, ends }: Window, now: number, say: (at: number) => string): string {
  if (starts !== null && now < starts) return `Starts ${say(starts)}.`;
  if (ends !== null && now >= ends) return `Ended ${say(ends)}.`;
  const since = starts === null ? "Shows since it was switched on" : `Shows since ${say(starts)}`;
  return ends === null ? `${since}, without an end.` : `${since}, until ${say(ends)}.`;
}

const couponText = (coupon: string | null): string =>
  coupon === null ? "" : ` It brings ${coupon} to every checkout link.`;

type BannerVisitor = Pick<
  VisitorSnapshot,
  "now" | "dismissed" | "ambassador" | "consent" | "isEmailMinimized" | "emailed"
>;

/** Every banner and modal of the page with its reason, as of the visitor's clock. [PB-001, PB-006, PB-013, EC-007, EC-027, EX-001, MD-004] */
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
      why: offer === null ? none : windowText(offer, now, say) + couponText(offer.coupon),
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
  return [...lines, captureLine(overlays.emailCapture, visitor), ...modalLines(overlays, visitor)];
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
  return windowText(topPromo, now, say);
}

function captureLine(coupon: string | null, { dismissed, ambassador, emailed }: BannerVisitor): BannerLine {
  const name = "Email capture";
  if (coupon === null) return { name, isOn: false, why: "Neither the page nor the site has one." };
  if (ambassador !== null)
    return { name, isOn: false, why: `The visitor came by the ambassador campaign ${ambassador}.` };
  if (dismissed.includes(coupon)) return { name, isOn: false, why: "The visitor closed it." };
  if (emailed.codes.length > 0) return { name, isOn: true, why: "The visitor signed up: it shows their coupon." };
  return { name, isOn: true, why: `Offers ${coupon} once the visitor has scrolled to its threshold.` };
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
        ? "Opens once in a tab, when the visitor is about to leave."
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
