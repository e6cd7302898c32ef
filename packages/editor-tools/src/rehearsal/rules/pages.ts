import { linkTarget, withTrailingSlash } from "@courseway/brand";
import * as chrono from "chrono-node/en";
import { formatDay, momentText } from "../../reading/moments.ts";
import { getBlockPlace, type PageReading } from "../../reading/read-site.ts";
import type { RehearsedPage } from "@courseway/visitor/simulated";
import { stateAtMoment } from "../rehearse.ts";
import { GRACE_MS, saleNames } from "./dates.ts";
import {
  getBannerPlace,
  gathered,
  type Judged,
  listMoments,
  pageReadings,
  quoted,
  listScenesAt,
  listScenes,
  type SeenFinding,
} from "./input.ts";
import { writtenBlocks } from "./promises.ts";

/** Finds banners whose link leads to a page that visitors cannot find at that moment. */
function bannerLinks({ rehearsal, site }: Judged): readonly SeenFinding[] {
  const pages = new Map(rehearsal.pages.map((page) => [page.path, page]));
  const moved = new Set(
    site.redirects
      .filter(({ redirectKind }) => redirectKind !== "gone")
      .map(({ redirectFrom }) => withTrailingSlash(redirectFrom)),
  );
  const isThere = (path: string, at: number): boolean => {
    const page = pages.get(path);
    return moved.has(path) || (page !== undefined && stateAtMoment(page, at)?.isPublished === true);
  };
  /** Whether a redirect hides the page at its address. */
  const isHidden = (path: string): boolean => moved.has(path) && pages.has(path);
  const found = listScenes(rehearsal).flatMap(({ page, view, at }) =>
    view.banners.flatMap(({ banner, words, links }) => links.map((href) => ({ page, at, banner, words, href }))),
  );
  // A page may disappear while the banner stays. The page with the banner does not change then, so all moments are
  // checked.
  const later = listMoments(rehearsal).flatMap((at) =>
    listScenesAt(rehearsal, at).flatMap(({ page, view }) =>
      view.banners.flatMap(({ banner, words, links }) => links.map((href) => ({ page, at, banner, words, href }))),
    ),
  );
  return gathered(
    [...found, ...later].flatMap(({ page, at, banner, words, href }) => {
      const target = linkTarget(href, { name: site.name, brand: site.brand });
      if (target.kind !== "page" || target.brand !== site.name) return [];
      if (isThere(target.path, at) && !isHidden(target.path)) return [];
      return [
        {
          rule: "banner-leads-nowhere" as const,
          severity: "error" as const,
          brand: site.name,
          place: getBannerPlace(banner),
          subject: href,
          message: `${quoted(words)} leads to ${target.path}, which ${isHidden(target.path) ? "a redirect takes elsewhere" : `visitors do not find ${momentText(at, rehearsal.timeZone)}`}.`,
          advice: "Correct the link, give the page the dates of the banner, or delete the redirect.",
          seenAt: { path: page.path, at, visitor: 0 },
        },
      ];
    }),
  );
}

/** Finds pages that hide the top banner but still use its code. */
function hiddenBanners({ rehearsal, site }: Judged): readonly SeenFinding[] {
  const override = site.globals.topPromo?.overwriteCoupon ?? null;
  if (override === null) return [];
  return gathered(
    listScenes(rehearsal).flatMap(({ page, view, at }) => {
      const isHidden = !view.banners.some(({ banner }) => banner === "top");
      if (!isHidden || !view.codes.includes(override) || view.prices.length === 0) return [];
      return [
        {
          rule: "page-hides-banner" as const,
          severity: "warning" as const,
          brand: site.name,
          place: { path: page.path, part: null, field: "hideStickyBanner" },
          message: `${page.path} hides the top banner and takes its code ${override}: its visitors see another price and not why.`,
          advice: "Show the banner on this page, or mark this as deliberate.",
          seenAt: { path: page.path, at, visitor: 0 },
        },
      ];
    }),
  );
}

/** Lists the days in the texts of a page, as "2026-12-31". @param now epoch ms */
function namedDays({ parts }: PageReading, timeZone: string, now: number): ReadonlySet<string> {
  const today = new Date(`${formatDay(now, timeZone)}T12:00:00`);
  const days = parts.flatMap((part) =>
    part.kind !== "words"
      ? []
      : chrono
          .parse(part.words, today, { forwardDate: true })
          .filter(({ start }) => start.isCertain("day") && start.isCertain("month"))
          .map(({ start }) =>
            [
              start.get("year"),
              String(start.get("month")).padStart(2, "0"),
              String(start.get("day")).padStart(2, "0"),
            ].join("-"),
          ),
  );
  return new Set(days);
}

/** Whether the sentences that name a sale are about an earlier year. */
const isOfPastYear = (text: string, name: string, at: number): boolean =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => sentence.toLowerCase().includes(name))
    .every((sentence) => {
      const years = [...sentence.matchAll(/\b(20\d\d)\b/gu)].map(([year]) => Number(year));
      return years.length > 0 && years.every((year) => year < new Date(at).getUTCFullYear());
    });

/** Finds pages that name a sale while it is not active, and pages of a sale that stay online. */
function listLastingNames({ rehearsal, site, timeline }: Judged): readonly SeenFinding[] {
  const sales = timeline.filter(
    ({ kind, isOn, places, starts, ends }) =>
      isOn &&
      (kind === "promotion" || kind === "graphic" || kind === "offer") &&
      places[0]?.path === null &&
      (starts !== null || ends !== null),
  );
  const { timeZone } = site.brand;
  const namesBySale = new Map(sales.map((sale) => [sale, saleNames(sale.label)]));
  const names = [...new Set([...namesBySale.values()].flat())];
  if (names.length === 0) return [];
  const runs = (name: string, at: number): boolean =>
    sales.some(
      (sale) =>
        namesBySale.get(sale)?.includes(name) && (sale.starts ?? -Infinity) <= at && at < (sale.ends ?? Infinity),
    );
  const announcedAt = pageReadings(site, (page) => namedDays(page, timeZone, rehearsal.from));
  /** A page that names the day on which the sale begins announces it. */
  const isAnnounced = (name: string, path: string, at: number): boolean =>
    sales.some(
      (sale) =>
        namesBySale.get(sale)?.includes(name) &&
        sale.starts !== null &&
        at < sale.starts &&
        announcedAt(path, at)?.has(formatDay(sale.starts, timeZone)),
    );
  /** A page that disappears within a day of the sale's end may name it until then. */
  const isLeaving = (name: string, page: RehearsedPage, at: number): boolean =>
    sales.some(
      (sale) =>
        namesBySale.get(sale)?.includes(name) &&
        sale.ends !== null &&
        sale.ends <= at &&
        at < sale.ends + GRACE_MS &&
        stateAtMoment(page, sale.ends + GRACE_MS)?.isPublished !== true,
    );
  const isOver = (name: string, at: number): boolean =>
    sales.every((sale) => !namesBySale.get(sale)?.includes(name) || (sale.ends !== null && sale.ends + GRACE_MS <= at));
  const readingAt = pageReadings(site, ({ page, ...read }) => ({ page, blocks: writtenBlocks({ page, ...read }) }));
  const inBlocks = listScenes(rehearsal).flatMap(({ page, state, at }) =>
    (readingAt(page.path, at)?.blocks ?? []).flatMap(({ index, words }) => {
      const block = state.blocks.find((one) => one.index === index);
      if (block === undefined || block.words === "") return [];
      return words.flatMap(({ words: text, field }) =>
        saleNames(text)
          .filter(
            (name) =>
              names.includes(name) &&
              !runs(name, at) &&
              !isAnnounced(name, page.path, at) &&
              !isLeaving(name, page, at) &&
              !isOfPastYear(text, name, at) &&
              /\b(?:sale|deals?|off|savings?|offers?|specials?|discounts?)\b|%/iu.test(text),
          )
          .map((name) => ({
            rule: "sale-name-kept" as const,
            severity: "warning" as const,
            brand: site.name,
            place: { ...getBlockPlace(page.path, block), field },
            subject: name,
            message: `The text speaks of “${name}” ${momentText(at, rehearsal.timeZone)}, while that sale does not run.`,
            advice: "Take the words off, or put them into a banner with the sale’s dates.",
            seenAt: { path: page.path, at, visitor: 0 },
          })),
      );
    }),
  );
  const pages = rehearsal.pages.flatMap((page) => {
    const named = saleNames(
      `${page.path.replaceAll(/[-/]/gu, " ")} ${readingAt(page.path, rehearsal.to)?.page.pageTitle ?? ""}`,
    );
    return named.flatMap((name) => {
      const at = rehearsal.to;
      if (!names.includes(name) || stateAtMoment(page, at)?.isPublished !== true || !isOver(name, at)) return [];
      return [
        {
          rule: "sale-name-kept" as const,
          severity: "warning" as const,
          brand: site.name,
          place: { path: page.path, part: null, field: "expiryDate" },
          subject: name,
          message: `${page.path} is named after “${name}” and stays online when that sale is over.`,
          advice: "Give the page an expiry date after the sale’s end.",
          seenAt: { path: page.path, at, visitor: 0 },
        },
      ];
    });
  });
  return gathered([...inBlocks, ...pages]);
}

/** Finds email forms that show while their code gives less than every visitor gets. */
function uselessForms({ rehearsal, site }: Judged): readonly SeenFinding[] {
  const subscriber = rehearsal.visitors.findIndex(({ emailed }) => emailed !== null);
  if (subscriber < 0) return [];
  return gathered(
    listMoments(rehearsal).flatMap((at) => {
      const scenes = listScenesAt(rehearsal, at);
      const offering = scenes.find(({ view }) => view.emailForm !== null);
      if (offering === undefined) return [];
      // Visitors come for the products that the sale's code reduces; other products are no reason to sign up during a
      // sale.
      const inSale = scenes.flatMap(({ state, view }) =>
        view.prices.flatMap((price, index) =>
          price.taken !== null && view.codes.includes(price.taken)
            ? [{ all: price.final ?? 0, mailed: state.views[subscriber]?.prices[index]?.final ?? Infinity }]
            : [],
        ),
      );
      if (inSale.length === 0 || inSale.some(({ all, mailed }) => mailed < all)) return [];
      return [
        {
          rule: "form-gives-nothing" as const,
          severity: "warning" as const,
          brand: site.name,
          place: { path: null, part: "emailCapture", field: null },
          message: `The email form offers ${offering.view.emailForm ?? ""} ${momentText(at, rehearsal.timeZone)}, and nothing in the sale gets cheaper by it.`,
          advice: "Give the form the sale’s dates, so that it stays away.",
          seenAt: { path: offering.page.path, at, visitor: subscriber },
        },
      ];
    }),
  );
}

/** Finds faults in the texts and links of pages. */
export const rehearsedPageFindings = (judged: Judged): readonly SeenFinding[] => [
  ...bannerLinks(judged),
  ...hiddenBanners(judged),
  ...listLastingNames(judged),
  ...uselessForms(judged),
];
