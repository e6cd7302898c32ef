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
  /** Two letters. */
  readonly code: string;
  readonly state: string;
  readonly title: string;
  /** The editor's words; empty where the card says the prices and the guarantee by itself. */
  readonly html: string;
  /** The words name the price themselves. [PR-029] */
  readonly htmlHasPrice: boolean;
  readonly offer: Offer;
  readonly first: OfferView;
  readonly cta: Cta | null;
  readonly disclaimer: string;
}

export interface AarpPriceSelectorProps {
  readonly ground: "plain" | "tint";
  /** Begins every id of the block. */
  readonly id: string;
  readonly instructions: string;
  /** By the states' names; at least one. */
  readonly cards: readonly PriceCardView[];
  /** What shows if the visitor's state is unknown. [BL-aarpPriceSelector-007] */
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

/** What a brand sells in a state: the row's own product, else the one that a shared list names for the brand. [LOC-005] */
function productIn({ product, productsPerBrand }: ListedState, state: string, brandId: string): NamedProduct | null {
  if (product && product.productIds.length > 0) return product;
  const id = productsPerBrand.find((row) => row.brand.trim() === brandId)?.productId.trim();
  return id ? { productIds: [id], coupon: null, bundleCoupon: null, title: state, pageUrl: null, state } : null;
}

/** Rows of a known state that sell something, by name; the last row of a state counts. [OQ-42] */
function listRows(
  { selectorList }: AarpPriceSelectorContent,
  { brand }: Pick<BlockContext, "brand">,
): readonly StateRow[] {
  const rows = new Map<string, StateRow>();
  for (const row of selectorList) {
    const known = findState(row.state);
    const product = known && productIn(row, known.name, brand.id);
    if (product)
      rows.set(known.abbreviation, {
        code: known.abbreviation,
        state: known.name,
        product,
        disclaimer: row.disclaimer,
      });
  }
  return [...rows.values()].toSorted((a, b) => a.state.localeCompare(b.state, "en"));
}

const getDefaultRow = (rows: readonly StateRow[]) => rows.find(({ code }) => code === DEFAULT_STATE) ?? rows[0];

/** The prices of all states in the page's one call. [API-022] */
export const aarpPriceSelectorQuotes = (
  content: AarpPriceSelectorContent,
  context: BlockContext,
): readonly QuoteRequest[] => listRows(content, context).flatMap(({ product }) => quoteRequest([product]) ?? []);

/** What search engines are told of the state that stands on the page at first. */
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
