import type { FetchQuote, PricingContext } from "@courseway/blocks/offer";
import { isCheckoutLink } from "@courseway/coupons";
import { decorateLink, type InspectedBlock, type Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import { type BannerLine, bannerLines } from "../explain/banners.ts";
import { type LinkLine, linkLine } from "../explain/links.ts";
import { type CountLinks, type Moment, pageMoments } from "../explain/moments.ts";
import { type PriceLine, priceLines } from "../explain/prices.ts";
import type { PageLink, PageLinks } from "../page-links.ts";

/** The data for the panel. */
export interface ReportInput {
  readonly inspection: Inspection;
  readonly settings: VisitorSettings;
  readonly context: PricingContext;
  readonly links: PageLinks;
  readonly snapshot: VisitorSnapshot;
}

/** A link with its explanation. */
export interface ReportedLink extends LinkLine {
  readonly element: HTMLAnchorElement;
}

/** A block with its links for this visitor. Its prices are loaded later. */
export interface ReportedBlock {
  readonly block: InspectedBlock;
  /** The server's notes, and those found during rendering. */
  readonly notes: readonly string[];
  readonly links: readonly ReportedLink[];
}

/** The part of the report that needs no requests. */
export interface Report {
  readonly moments: readonly Moment[];
  readonly banners: readonly BannerLine[];
  readonly blocks: readonly ReportedBlock[];
  /** Links in header, footer and banners that lead to the checkout. */
  readonly chrome: readonly ReportedLink[];
}

/** Reads the notes in the frames on the page about a block. */
const drawnNotes = (index: number): readonly string[] =>
  [...document.querySelectorAll(`[data-block-index="${index}"] p:nth-of-type(2)`)].map(({ textContent }) =>
    textContent.trim(),
  );

function linkCounter({ links, inspection, snapshot }: ReportInput): CountLinks {
  const { links: context } = inspection;
  const checkout = links.filter(({ written }) => isCheckoutLink(written, context.rules.checkoutOrigin));
  return (code, offers) => {
    const carries = ({ written }: PageLink): boolean =>
      decodeURIComponent(decorateLink(written, context, { ...snapshot, offers }))
        .toLowerCase()
        .includes(code.toLowerCase());
    return checkout.filter(carries).length;
  };
}

/** Explains a page for the visitor's current state. */
export function buildReport(input: ReportInput): Report {
  const { inspection, settings, context, links, snapshot } = input;
  const offers = snapshot.offers ?? context.offers;
  const reported = (link: PageLink, block: InspectedBlock | null): ReportedLink => ({
    element: link.element,
    ...linkLine(link, block, inspection.links, settings, { ...snapshot, offers }),
  });
  return {
    moments: pageMoments(snapshot, settings, inspection, linkCounter(input)),
    banners: bannerLines(inspection, settings, snapshot, offers),
    blocks: inspection.blocks.map((block) => ({
      block,
      notes: [...new Set([...block.notes, ...drawnNotes(block.index)])],
      links: links.filter((link) => link.block === block.index).map((link) => reported(link, block)),
    })),
    chrome: links
      .filter(({ block, written }) => block === null && isCheckoutLink(written, inspection.links.rules.checkoutOrigin))
      .map((link) => reported(link, null)),
  };
}

/** Requests the prices of one block for the visitor. */
export const blockPrices = (
  { offers }: InspectedBlock,
  { context, snapshot }: Pick<ReportInput, "context" | "snapshot">,
  ask: FetchQuote,
): Promise<readonly PriceLine[]> => priceLines(offers, context, snapshot.offers, ask);
