import { findState } from "@courseway/brand";
import { mentionsPrice } from "@courseway/pricing";
import type { BlockContext, QuoteRequest, StructuredDataNode, ViewInput } from "../define-block.ts";
import { offerView } from "../offer/offer-view.ts";
import type { Offer, OfferView } from "../offer/offer.ts";
import { pricingContext } from "../offer/pricing-context.ts";
import { buildOffer, quoteRequest } from "../offer/product.ts";
import { type NamedProduct, productNodes } from "../offer/product-nodes.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { getGround } from "../shared/ground.ts";
import type { AarpPriceSelectorContent } from "./fields.ts";

export interface PriceCardView {
  /** The state's abbreviation, two letters. */
  readonly code: string;
  readonly state: string;
  readonly title: string;
  /** The editor's text; empty if the card itself states the prices and the guarantee. */
  readonly html: string;
  /** Whether the text itself mentions the price. [PR-029] */
  readonly htmlHasPrice: boolean;
  readonly offer: Offer;
  readonly first: OfferView;
  readonly cta: Cta | null;
  readonly disclaimer: string;
}

export interface AarpPriceSelectorProps {
  readonly ground: "plain" | "tint";
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly instructions: string;
  /** The cards, sorted by state name; at least one. */
  readonly cards: readonly PriceCardView[];
  /** The state that shows if the visitor's state is unknown. [BL-aarpPriceSelector-007] */
  readonly defaultCode: string;
}

/** [BL-aarpPriceSelector-007] */
const DEFAULT_STATE = "AL";
/** [BL-aarpPriceSelector-006] */
const CTA_LABEL = "Register Now";

interface StateRow {
  readonly code: string;
  readonly state: string;
  readonly product: NamedProduct;
  readonly disclaimer: string;
}

type ListedState = AarpPriceSelectorContent["selectorList"][number];

/** The product that a brand sells in a state: the row's own, or else the brand's product in a shared list. [LOC-005] */
function productIn({ product, productsPerBrand }: ListedState, state: string, brandId: string): NamedProduct | null {
  if (product && product.productIds.length > 0) return product;
  const id = productsPerBrand.find((row) => row.brand.trim() === brandId)?.productId.trim();
  return id ? { productIds: [id], coupon: null, bundleCoupon: null, title: state, pageUrl: null, state } : null;
}

/** Rows with a known state and a product, sorted by state name. The last of a state's rows counts. [OQ-42] */
function listRows(
  { selectorList }: AarpPriceSelectorContent,
  { brand }: Pick<BlockContext, "brand">,
): readonly StateRow[] {
  const rows = new Map<string, StateRow>();
  for (const row of selectorList) {
    const rowState = findState(row.state);
    const product = rowState && productIn(row, rowState.name, brand.id);
    if (product)
      rows.set(rowState.abbreviation, {
        code: rowState.abbreviation,
        state: rowState.name,
        product,
        disclaimer: row.disclaimer,
      });
  }
  return [...rows.values()].toSorted((a, b) => a.state.localeCompare(b.state, "en"));
}

const getDefaultRow = (rows: readonly StateRow[]) => rows.find(({ code }) => code === DEFAULT_STATE) ?? rows[0];

/** Requests the prices of all states, in the page's one call. [API-022] */
export const aarpPriceSelectorQuotes = (
  content: AarpPriceSelectorContent,
  context: BlockContext,
): readonly QuoteRequest[] => listRows(content, context).flatMap(({ product }) => quoteRequest([product]) ?? []);

/** The structured data of the state that the page shows at first. */
export function aarpPriceSelectorNodes(
  input: ViewInput<AarpPriceSelectorContent, null>,
): readonly StructuredDataNode[] {
  const shown = getDefaultRow(listRows(input.content, input.context));
  return shown ? productNodes({ products: [shown.product], link: null }, input) : [];
}

/** [BL-aarpPriceSelector-001] */
export function aarpPriceSelectorView(input: ViewInput<AarpPriceSelectorContent, null>): AarpPriceSelectorProps | null {
  const { content, context } = input;
  const rows = listRows(content, context);
  const shown = getDefaultRow(rows);
  if (!shown) return null;
  return {
    ground: getGround(context.index),
    id: `block-${context.index}`,
    instructions: content.selectorInstructions,
    cards: rows.map((row) => buildCard(row, input)),
    defaultCode: shown.code,
  };
}

function buildCard({ code, state, product, disclaimer }: StateRow, input: ViewInput<AarpPriceSelectorContent, null>) {
  const { content, context, findQuote } = input;
  const offer = { ...buildOffer([product], null, findQuote), state: code };
  const first = offerView(offer, pricingContext(context));
  const label = CTA_LABEL;
  return {
    code,
    state,
    title: content.cardTitle.replaceAll(/\$?\{state\}/g, state),
    html: content.cardText,
    htmlHasPrice: mentionsPrice(content.cardText),
    offer,
    first,
    cta: buildCta({ label, link: first.href, ariaLabel: `${label}: ${state}` }),
    disclaimer,
  };
}
