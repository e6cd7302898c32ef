import type { EmailCapture, GraphicPromo } from "@courseway/content-client";
import type { Place } from "../finding/finding.ts";
import { readRichText } from "../reading/rich-text.ts";
import { setHandle, type SiteReading } from "../reading/read-site.ts";
import { buildEntry, type TimelineEntry } from "./entry.ts";

/** The date fields of most promotions. */
export type Dates = { readonly promotionStartDateTime: string | null; readonly promotionEndsDateTime: string | null };

/** Converts these fields to an entry's written dates. */
export const getWrittenDates = (dates: Dates): TimelineEntry["written"] => ({
  starts: dates.promotionStartDateTime,
  ends: dates.promotionEndsDateTime,
});

/** The place of a global set. */
export const toSetPlaces = (set: Parameters<typeof setHandle>[0]): readonly Place[] => [
  { path: null, part: setHandle(set), field: null },
];

export function offerEntries(site: SiteReading): readonly TimelineEntry[] {
  const { offer } = site.globals;
  if (offer === null) return [];
  const label = readRichText(offer.promotionText).words;
  const shared = {
    label,
    isOn: offer.showHidePromoBanner,
    places: toSetPlaces("offer"),
    written: getWrittenDates(offer),
  };
  return [buildEntry(site, { kind: "offer", code: offer.coupon, ...shared })];
}

export function promotionEntries(site: SiteReading): readonly TimelineEntry[] {
  const { topPromo: promo } = site.globals;
  if (promo === null) return [];
  const written = getWrittenDates(promo);
  const label = readRichText(promo.promotionText).words;
  const shared = { isOn: promo.showHidePromoBanner, places: toSetPlaces("topPromo") };
  const main = buildEntry(site, { kind: "promotion", label, code: promo.overwriteCoupon, written, ...shared });
  const override = promo.overwriteCoupon
    ? [
        buildEntry(site, {
          kind: "override",
          label,
          code: promo.overwriteCoupon,
          written,
          ...shared,
        }),
      ]
    : [];
  const reset = promo.promotionReset
    ? [
        buildEntry(site, {
          kind: "reset",
          label: readRichText(promo.promotionReset.resetText).words,
          code: null,
          written: { starts: written.ends, ends: promo.promotionReset.promotionEndsDateTime },
          ...shared,
        }),
      ]
    : [];
  const countdown =
    written.ends === null
      ? []
      : [buildEntry(site, { kind: "countdown", label: "The top banner counts down", code: null, written, ...shared })];
  return [main, ...override, ...reset, ...countdown];
}

export function graphicEntry(site: SiteReading, promo: GraphicPromo | null): readonly TimelineEntry[] {
  if (promo === null) return [];
  const label = readRichText(promo.graphicBannerContent).words;
  const isOn = promo.showHidePromoBanner;
  return [
    buildEntry(site, {
      kind: "graphic",
      label,
      code: null,
      isOn,
      places: toSetPlaces("graphicPromo"),
      written: getWrittenDates(promo),
    }),
  ];
}

/** Lists the entry of an email coupon form. Its dates are those of a sale during which it is hidden. */
export function captureEntry(
  site: SiteReading,
  capture: EmailCapture | null,
  places: readonly Place[],
): readonly TimelineEntry[] {
  if (capture === null || (!capture.showEmailCapture && capture.coupon === null)) return [];
  const label = readRichText(capture.displayContent).words || "Email sign-up";
  const written = { starts: capture.saleStart, ends: capture.saleEnd };
  return [
    buildEntry(site, { kind: "capture", label, code: capture.coupon, isOn: capture.showEmailCapture, places, written }),
  ];
}
