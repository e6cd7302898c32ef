import { dropdownLink, linkRules, findState, type BrandConfig } from "@courseway/brand";
import { fieldsSchema } from "@courseway/content-client";
import { type ChosenLook, chosenLook } from "../../shared/button-fields.ts";
import type { BlockContext, QuoteRequest, ViewInput } from "../../define-block.ts";
import { offerView } from "../offer-view.ts";
import type { Offer, OfferView } from "../offer.ts";
import { pricingContext } from "../pricing-context.ts";
import { buildOffer, type OfferProduct, quoteRequest } from "../product.ts";
import { checkoutProduct } from "../../shared/checkout-product.ts";
import type { CtaStyle } from "../../shared/cta.ts";
import {
  DEFAULT_PICKER_CTA,
  type PickerCtaContent,
  pickerLabels,
  type PickerLabels,
  type PickerRow,
} from "./fields.ts";

/** A button's link with its attributes. */
export interface PickerTarget {
  readonly href: string;
  readonly newTab: boolean;
  readonly nofollow: boolean;
  readonly noreferrer: boolean;
}

export interface PickerProduct extends PickerTarget {
  readonly name: string;
  /** The label that replaces the button's own; null for none. */
  readonly ctaOverride: string | null;
  /** The index of its price in the picker's `prices`; absent without a price. */
  readonly price?: number;
}

/** A product's price, which updates with the visitor's coupons. */
export interface PickerPrice {
  readonly offer: Offer;
  readonly first: OfferView;
}

export interface PickerState {
  readonly name: string;
  /** Two letters, as in the location cookie; null if the row names no known state. [LOC-004] */
  readonly code: string | null;
  /** At least one, in the editor's order. */
  readonly products: readonly PickerProduct[];
}

export interface PickerCta {
  readonly label: string;
  readonly style: CtaStyle;
  /** The size and accessible name that an editor chose for the button; absent if they chose none. */
  readonly look?: ChosenLook;
  readonly fullWidth: boolean;
  readonly noopener: boolean;
  readonly useIcon: boolean;
  /** Its link while no product is chosen; null for none. */
  readonly own: PickerTarget | null;
}

/** A product picker, ready to render. */
export interface PickerData {
  readonly stateLabel: string;
  readonly productLabel: string;
  /** Sorted by name. */
  readonly states: readonly PickerState[];
  /** A product's `price` is an index into these. */
  readonly prices: readonly PickerPrice[];
  readonly cta: PickerCta;
}

/** What an editor sets on a picker; some blocks have only the table. */
export interface PickerContent extends Partial<PickerLabels> {
  readonly productPickerTable: readonly PickerRow[];
  readonly cta?: PickerCtaContent;
}

/** A picker that shortcodes find by its key. [CH-002] */
export interface KeyedPicker extends PickerContent {
  readonly pickerKey: string;
}

const LABELS = fieldsSchema(pickerLabels).parse({});

/** The page of a picker, and the source of its prices. */
export interface PickerInput extends Pick<ViewInput<unknown, unknown>, "findQuote"> {
  readonly context: Pick<BlockContext, "brand" | "page">;
}

/** A picker of the table's products; null if no row has both a state and a link. [BL-productPicker-001] */
export function buildPicker(content: PickerContent, input: PickerInput): PickerData | null {
  const { productPickerTable, stateDropdownLabel, productDropdownLabel, cta = DEFAULT_PICKER_CTA } = content;
  const prices: PickerPrice[] = [];
  const findPrice = (row: PickerRow): number | null => {
    const price = buildPrice(row, input);
    return price ? prices.push(price) - 1 : null;
  };
  const states = listStates(productPickerTable, cta, input.context.brand, findPrice);
  if (states.length === 0) return null;
  return {
    stateLabel: stateDropdownLabel ?? LABELS.stateDropdownLabel,
    productLabel: productDropdownLabel ?? LABELS.productDropdownLabel,
    states,
    prices,
    cta: buildPickerCta(cta),
  };
}

/** The requests for the prices that a picker shows. */
export const pickerQuotes = (
  { productPickerTable }: Pick<PickerContent, "productPickerTable">,
  { brand }: Pick<BlockContext, "brand">,
): readonly QuoteRequest[] =>
  productPickerTable.flatMap((row) => quoteRequest([findProduct(row, brand)], row.productLink) ?? []);

/** The product of a row: the one that it names, else the one that its checkout link sells; null for none. */
function findProduct({ productId, productLink, state }: PickerRow, brand: BrandConfig): OfferProduct | null {
  const id = productId || checkoutProduct(productLink, brand);
  return id ? { productIds: [id], coupon: null, bundleCoupon: null, state: findState(state)?.name ?? state } : null;
}

function buildPrice(row: PickerRow, { context, findQuote }: PickerInput): PickerPrice | null {
  const product = findProduct(row, context.brand);
  if (!product) return null;
  const offer = buildOffer([product], row.productLink, findQuote);
  const first = offerView(offer, pricingContext(context));
  return first.price && { offer, first };
}

function buildPickerCta({ buttonText, bgTheme, buttonLink, ...cta }: PickerCtaContent): PickerCta {
  const { fullWidth, noopener, useIcon, newTab, nofollow, noreferrer } = cta;
  const own = buttonLink === null ? null : { href: buttonLink, newTab, nofollow, noreferrer };
  return { label: buttonText, style: bgTheme, ...chosenLook(cta), fullWidth, noopener, useIcon, own };
}

/** Groups the rows by state, in any spelling of the state. */
function listStates(
  rows: readonly PickerRow[],
  cta: PickerCtaContent,
  brand: BrandConfig,
  findPrice: (row: PickerRow) => number | null,
): readonly PickerState[] {
  const rules = linkRules(brand);
  const states = new Map<string, PickerState>();
  for (const row of rows) {
    if (!row.state || !row.productLink) continue;
    const rowState = findState(row.state);
    const name = rowState?.name ?? row.state;
    const { href, newTab } = dropdownLink(row.productLink, "", rules);
    const price = findPrice(row);
    const product: PickerProduct = {
      name: row.productName || name,
      ctaOverride: row.ctaOverride || null,
      href,
      newTab: newTab || cta.newTab,
      nofollow: row.noFollow,
      noreferrer: row.noReferrer,
      ...(price !== null && { price }),
    };
    const products = [...(states.get(name)?.products ?? []), product];
    states.set(name, { name, code: rowState?.abbreviation ?? null, products });
  }
  return [...states.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
