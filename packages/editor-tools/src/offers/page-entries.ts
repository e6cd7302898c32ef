import { craftMoment } from "@courseway/content-client";
import { splitCodes } from "@courseway/coupons";
import type { Place } from "../finding/finding.ts";
import type { Part } from "../reading/parts.ts";
import { readRichText } from "../reading/rich-text.ts";
import { getBlockPlace, type PageReading, type SiteReading } from "../reading/read-site.ts";
import { buildEntry, type TimelineEntry } from "./entry.ts";
import { captureEntry, type Dates, getWrittenDates } from "./set-entries.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const findText = (content: Readonly<Record<string, unknown>>, handle: string): string | null => {
  const value = content[handle];
  return typeof value === "string" && value !== "" ? value : null;
};

const readDates = (content: Readonly<Record<string, unknown>>): Dates => ({
  promotionStartDateTime: findText(content, "promotionStartDateTime"),
  promotionEndsDateTime: findText(content, "promotionEndsDateTime"),
});

/** Lists the entries of a block with its own dates: a graphic banner, a countdown in a hero, an email form. */
function blockEntries(site: SiteReading, content: unknown, place: Place): readonly TimelineEntry[] {
  if (!isRecord(content)) return [];
  const places = [place];
  if ("graphicBannerContent" in content) {
    const label = readRichText(findText(content, "graphicBannerContent") ?? "").words;
    const isOn = content["showHidePromoBanner"] === true;
    return [
      buildEntry(site, {
        kind: "graphic",
        label,
        code: null,
        isOn,
        places,
        written: getWrittenDates(readDates(content)),
      }),
    ];
  }
  if ("countdownInfo" in content) {
    const countdown = isRecord(content["countdownInfo"]) ? content["countdownInfo"] : {};
    const isOn = content["showOfferTimer"] === true;
    if (!isOn && Object.keys(countdown).length === 0) return [];
    const label = `Countdown of “${findText(content, "sectionTitle") ?? "the hero"}”`;
    return [
      buildEntry(site, {
        kind: "countdown",
        label,
        code: null,
        isOn,
        places,
        written: getWrittenDates(readDates(countdown)),
      }),
    ];
  }
  if (!("countdownDays" in content && "saleStart" in content)) return [];
  return captureEntry(
    site,
    {
      showEmailCapture: content["showEmailCapture"] === true,
      coupon: findText(content, "coupon"),
      captureTitle: null,
      displayContent: findText(content, "displayContent") ?? "",
      displayContentAfterSubmit: "",
      buttonLabel: null,
      buttonSize: "default",
      buttonAriaLabel: null,
      saleStart: findText(content, "saleStart"),
      saleEnd: findText(content, "saleEnd"),
      percentage: null,
      countdownDays: null,
    },
    places,
  );
}

/**
 * Lists pages with an expiry date and pages that are not live yet, by the minutes in which the content system changes
 * them.
 */
export function scheduledPages(site: SiteReading): readonly TimelineEntry[] {
  const entry = (path: string, label: string, written: TimelineEntry["written"]): TimelineEntry => ({
    ...buildEntry(site, {
      kind: "page",
      label,
      code: null,
      isOn: true,
      places: [{ path, part: null, field: null }],
      written,
    }),
    starts: craftMoment(written.starts),
    ends: craftMoment(written.ends),
  });
  const ending = site.pages.flatMap(({ path, page: { title, pageTitle, postDate, expiryDate } }) =>
    expiryDate === null ? [] : [entry(path, pageTitle ?? title ?? path, { starts: postDate, ends: expiryDate })],
  );
  const coming = site.upcoming.map(({ path, at }) =>
    entry(path, path, { starts: new Date(at).toISOString(), ends: null }),
  );
  return [...ending, ...coming];
}

/** Lists a page's own entries: its email form, and blocks with dates. */
export function pageEntries(site: SiteReading, { path, page }: PageReading): readonly TimelineEntry[] {
  const pageCapture = captureEntry(site, page.emailCapture, [{ path, part: "stickyEmailCapture", field: null }]);
  const ofBlocks = page.blocks.flatMap((block) =>
    block.kind === "block" ? blockEntries(site, block.content, getBlockPlace(path, block)) : [],
  );
  return [...pageCapture, ...ofBlocks];
}

/** Lists the coupons of a part: a product's own, or a builder's for all of its products. */
function listCodes(part: Part): readonly string[] {
  if (part.kind === "words") return part.place.field === "productCouponOverride" ? splitCodes(part.words) : [];
  if (part.kind !== "product") return [];
  return splitCodes([part.product.coupon, part.product.bundleCoupon].filter((code) => code !== null));
}

/** Lists the coupons of products. They have no dates here, since commerce decides when they are valid. */
export function codeEntries(site: SiteReading): readonly TimelineEntry[] {
  const nothing = {
    kind: "code",
    label: "Coupon of products",
    isOn: true,
    written: { starts: null, ends: null },
  } as const;
  return site.pages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      listCodes(part).map((code) => buildEntry(site, { ...nothing, code, places: [part.place] })),
    ),
  );
}
