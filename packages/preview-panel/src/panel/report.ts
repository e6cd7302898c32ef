import type { FetchQuote, PricingContext } from "@courseway/blocks/offer";
import { isCheckoutLink } from "@courseway/coupons";
import { decorateLink, type InspectedBlock, type Inspection } from "@courseway/storefront/preview";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import { type BannerLine, bannerLines } from "../explain/banners.ts";
import { type LinkLine, linkLine } from "../explain/links.ts";
import { type CountLinks, type Moment, pageMoments } from "../explain/moments.ts";
import { type PriceLine, priceLines } from "../explain/prices.ts";
import type { OwnLink, OwnLinks } from "../page-links.ts";

/** What the panel is made of. */
export interface ReportInput {
  readonly inspection: Inspection;
  readonly settings: VisitorSettings;
  readonly context: PricingContext;
  readonly links: OwnLinks;
  readonly snapshot: VisitorSnapshot;
}

/** A link with what explains it. */
export interface ReportedLink extends LinkLine {
  readonly element: HTMLAnchorElement;
}

/** A block with its links as this visitor follows them. Its prices come later. */
export interface ReportedBlock {
  readonly block: InspectedBlock;
  /** The server's notes, and what was found while it was drawn. */
  readonly notes: readonly string[];
  readonly links: readonly ReportedLink[];
}

/** All that can be said without asking anybody. */
export interface Report {
  readonly moments: readonly Moment[];
  readonly banners: readonly BannerLine[];
  readonly blocks: readonly ReportedBlock[];
  /** Links of header, footer and banners that lead to the checkout. */
  readonly chrome: readonly ReportedLink[];
}

/** What the frames on the page say of a block. */
const drawnNotes = (index: number): readonly string[] =>
  [...document.querySelectorAll(`[data-block-index="${index}"] p:nth-of-type(2)`)].map(({ textContent }) =>
    textContent.trim(),
  );

function linkCounter({ links, inspection, snapshot }: ReportInput): CountLinks {
  const { links: context } = inspection;
  const checkout = links.filter(({ own }) => isCheckoutLink(own, context.rules.checkoutOrigin));
  return (code, offers) => {
    const carries = ({ own }: OwnLink): boolean =>
      decodeURIComponent(decorateLink(own, context, { ...snapshot, offers }))
        .toLowerCase()
        .includes(code.toLowerCase());
    return checkout.filter(carries).length;
  };
}

/** Explains a page for the visitor as they are now. */
export function buildReport(input: ReportInput): Report {
  const { inspection, settings, context, links, snapshot } = input;
  const offers = snapshot.offers ?? context.offers;
  const reported = (link: OwnLink, block: InspectedBlock | null): ReportedLink => ({
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
      .filter(({ block, own }) => block === null && isCheckoutLink(own, inspection.links.rules.checkoutOrigin))
      .map((link) => reported(link, null)),
  };
}

/** The prices of one block for the visitor. */
export const blockPrices = (
  { offers }: InspectedBlock,
  { context, snapshot }: Pick<ReportInput, "context" | "snapshot">,
  ask: FetchQuote,
): Promise<readonly PriceLine[]> => priceLines(offers, context, snapshot.offers, ask);
