import { createAnonymousVisitor } from "@courseway/visitor";
import { type ActiveBanner, activeOffers, boundaries } from "@courseway/visitor/offers";
import { type Finding, finding, sortedFindings } from "../finding/finding.ts";
import { NO_PRICES, type PriceBook, readPromotions } from "../prices/price-book.ts";
import type { SiteReading } from "../reading/read-site.ts";
import { stateAt, type TimelineEntry } from "./entry.ts";
import { campaignFindings, codeFindings, spellingFindings } from "./rules/codes.ts";
import { copyFindings } from "./rules/copy.ts";
import { dateFindings } from "./rules/dates.ts";
import { pastFindings } from "./rules/past-dates.ts";
import { claimHistoryFindings } from "./rules/claim-history.ts";
import type { ClaimHistory, SiteOffers } from "./rules/input.ts";
import { windowFindings } from "./rules/windows.ts";
import { buildTimeline } from "./timeline.ts";

/** What an anonymous visitor is offered from a moment on. */
export interface OfferChange {
  /** Epoch ms. */
  readonly at: number;
  /** The codes of every checkout link. */
  readonly codes: readonly string[];
  /** The phase of each site banner: `main`, `reset` for the text for afterwards, or `hidden`. */
  readonly banners: Readonly<Record<"offer" | "top" | "graphic", ActiveBanner["phase"]>>;
}

/** One brand's calendar. Plain JSON. */
export interface BrandOffers {
  readonly name: string;
  readonly title: string;
  readonly timeZone: string;
  readonly pages: number;
  readonly timeline: readonly TimelineEntry[];
  /** The offers that are active now, and those from each later change on. */
  readonly changes: readonly OfferChange[];
}

/** The calendar of the given brands, and its faults. Plain JSON. */
export interface OffersReport {
  /** The moment for which it was made, in epoch ms. */
  readonly at: number;
  /** Entries that ended before this are left out, in epoch ms. */
  readonly since: number;
  readonly brands: readonly BrandOffers[];
  readonly findings: readonly Finding[];
}

/** A brand's content with its prices from commerce. */
export interface PricedSite {
  readonly site: SiteReading;
  /** Absent if commerce is not to be asked. Prices and codes are then not checked. */
  readonly prices?: PriceBook;
  /** Absent if sales are not to be checked against a ledger. */
  readonly claims?: ClaimHistory | null;
}

function listOfferChanges(site: SiteReading, now: number): readonly OfferChange[] {
  const promotions = readPromotions(site);
  return [now, ...boundaries(promotions, now)].map((at) => {
    const { codes, offerBanner, topPromo, graphicPromo } = activeOffers(createAnonymousVisitor(at), promotions, at);
    return { at, codes, banners: { offer: offerBanner.phase, top: topPromo.phase, graphic: graphicPromo.phase } };
  });
}

function unknownPrices({ site, prices }: SiteOffers, wasAsked: boolean): readonly Finding[] {
  if (!wasAsked || prices.isKnown || prices.products.length === 0) return [];
  return [
    finding({
      rule: "prices-unknown",
      severity: "warning",
      brand: site.name,
      place: { path: null, part: null, field: null },
      message: "Commerce gave no price for any product, so codes and figures in texts were not compared.",
      advice: "Check the address and the credentials of commerce, and run this again.",
    }),
  ];
}

const unreadPages = ({ name, unread }: SiteReading): readonly Finding[] =>
  unread.map(({ path, reason }) =>
    finding({
      rule: "page-unread",
      severity: "error",
      brand: name,
      place: { path, part: null, field: null },
      message: `The page cannot be read, so nothing is known of its offers: ${reason}`,
      advice: "Open the page in the content system and correct what it names.",
    }),
  );

/**
 * Creates one calendar of all offers of the given brands, and finds its faults.
 * @param at the moment to check for, in epoch ms
 * @param since entries that ended before this are left out of the calendar, in epoch ms
 */
export function offersReport(
  priced: readonly PricedSite[],
  { at, since }: { readonly at: number; readonly since: number },
): OffersReport {
  const all = priced.map(({ site, prices, claims }): SiteOffers & { readonly wasAsked: boolean } => ({
    site,
    timeline: buildTimeline(site),
    prices: prices ?? NO_PRICES,
    claims: claims ?? null,
    wasAsked: prices !== undefined,
  }));
  // An entry with an unreadable date is checked for that date only.
  const judged = all.map((offers) => ({ ...offers, timeline: offers.timeline.filter(({ isUnread }) => !isUnread) }));
  const found = judged.flatMap((offers) => [
    ...unreadPages(offers.site),
    ...unknownPrices(offers, offers.wasAsked),
    ...windowFindings(offers, at),
    ...dateFindings(offers),
    ...codeFindings(offers, at),
    ...copyFindings(offers, at),
    ...claimHistoryFindings(offers, at),
    ...pastFindings(offers, at),
  ]);
  return {
    at,
    since,
    brands: all.map(({ site, timeline }) => ({
      name: site.name,
      title: site.brand.name,
      timeZone: site.brand.timeZone,
      pages: site.pages.length,
      timeline: timeline.filter((entry) => stateAt(entry, since) !== "ended"),
      changes: listOfferChanges(site, at),
    })),
    findings: sortedFindings([...found, ...spellingFindings(judged), ...campaignFindings(judged)]),
  };
}
