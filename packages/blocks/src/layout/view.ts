import type { BrandConfig } from "@courseway/brand";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { type PickerData, buildPicker } from "../offer/picker/build-picker.ts";
import type { BlockPorts } from "../ports.ts";
import { buttonCta } from "../shared/button-fields.ts";
import { checkoutProduct } from "../shared/checkout-product.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { buildDropdown, type DropdownData } from "../shared/dropdown/dropdown-links.ts";
import { getGround } from "../shared/ground.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import { ratingBadge, type RatingBadgeData } from "../shared/RatingBadge.tsx";
import { buildTextModals, type TextModal } from "../shared/TextModals.tsx";
import type { LayoutContent } from "./fields.ts";

export interface LayoutData {
  /** The brand's trust rating; null if the block does not show it. */
  readonly rating: { readonly score: number; readonly total: number } | null;
  /** Titles by product id, for checkout buttons without their own label. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Requests the rating only if the flag is set and the brand has a trust id. [TR-005] */
export async function layoutLoad(
  content: LayoutContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<LayoutData> {
  const wanted = content.showTrustpilot && brand.trustpilotId !== null;
  const [rating, titles] = await Promise.all([wanted ? ports.brandRating() : null, fetchTitles(content, brand, ports)]);
  return { rating, titles };
}

/** The titles of the products that checkout buttons without a label sell. They are these buttons' labels. [LNK-018] */
async function fetchTitles(
  content: LayoutContent,
  brand: BrandConfig,
  ports: BlockPorts,
): Promise<LayoutData["titles"]> {
  const ids = content.buttons
    .filter((button) => !button.buttonLabel)
    .flatMap((button) => checkoutProduct(button.buttonLink, brand) ?? []);
  return (ids.length > 0 && (await ports.productTitles?.(ids))) || {};
}

export interface LayoutCard {
  readonly horizontal: boolean;
  readonly picture: Picture | null;
  readonly html: string;
  readonly cta: Cta | null;
}

export interface LayoutActions {
  readonly ctas: readonly Cta[];
  readonly layout: "row" | "grid";
  readonly align: "left" | "center" | "right";
  readonly dropdown: DropdownData | null;
  /** The product picker below the buttons. */
  readonly picker: PickerData | null;
}

export interface LayoutProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly html: string;
  /** The content next to the text. It takes precedence over a picture. */
  readonly rightHtml: string;
  readonly picture: Picture | null;
  readonly pictureFirst: boolean;
  /** The widths of the two columns, as CSS track sizes. */
  readonly tracks: string;
  readonly rating: RatingBadgeData | null;
  readonly actions: LayoutActions;
  /** The product picker that replaces a shortcode in the text. */
  readonly pickerInText: PickerData | null;
  readonly card: LayoutCard | null;
  readonly modals: readonly (TextModal | null)[];
}

/** [BL-layout-001] */
export function layoutView(input: ViewInput<LayoutContent, LayoutData | null>): LayoutProps | null {
  const { content, data, context } = input;
  const { brand, index } = context;
  const picker = buildPicker(content, input);
  const actions = buildActions(content, data, context, picker);
  const props: LayoutProps = {
    ground: getGround(index),
    title: content.layoutTitle,
    html: content.layoutContent,
    rightHtml: content.layoutRightContent,
    picture: content.layoutRightContent ? null : toPicture(content.image, index),
    pictureFirst: content.imageAlignment === "left",
    tracks: toTracks(content.layoutSplit),
    rating: ratingBadge(data?.rating, brand.hostName),
    actions,
    pickerInText: picker,
    card: buildCard(content, index),
    modals: buildTextModals(index, [content.highlightedTextModal1, content.highlightedTextModal2]),
  };
  return isEmpty(props) ? null : props;
}

/** More than 3 buttons, or more than 2 next to a dropdown, wrap and center. [BL-layout-002] */
function buildActions(
  content: LayoutContent,
  data: LayoutData | null,
  { brand, index }: BlockContext,
  picker: PickerData | null,
): LayoutActions {
  // If the product's title is unknown, the brand's label keeps the button, so that visitors can still buy.
  const getTitle = (link: string | null) => {
    const product = checkoutProduct(link, brand);
    return product === null ? "" : (data?.titles[product] ?? brand.ctaText);
  };
  const ctas = content.buttons
    .map((button) =>
      buttonCta({
        ...button,
        buttonLabel: button.buttonLabel || getTitle(button.buttonLink),
        ariaLabel: button.buttonLinkAriaLabel,
      }),
    )
    .filter((cta) => cta !== null);
  const dropdown = buildDropdown(
    { items: content.dropdown, topLabel: content.dropdownTopLabel, placeholder: content.dropdownPlaceholder },
    { brand, id: `layout-${index}-dropdown` },
  );
  const crowded = ctas.length > (dropdown ? 2 : 3);
  return {
    ctas,
    layout: crowded ? "row" : content.buttonLayout,
    align: crowded ? "center" : content.buttonAlignment,
    dropdown,
    picker: content.hideStandaloneProductPicker ? null : picker,
  };
}

function buildCard(content: LayoutContent, index: number): LayoutCard | null {
  const cta = buildCta({
    label: content.cardButtonLabel,
    link: content.cardButtonLink,
    style: content.cardButtonType,
    size: content.cardButtonSize,
    newTab: content.cardButtonLinkNewTab,
    nofollow: content.cardButtonLinkNofollow,
    ariaLabel: content.cardButtonLinkAriaLabel,
    tag: content.cardButtonCtaTag,
  });
  const picture = toPicture(content.cardImage, index);
  if (!cta && !picture && !content.cardContent) return null;
  return { horizontal: content.cardType === "horizontal", picture, html: content.cardContent, cta };
}

/** The column widths of a split such as "60/40" or "60-40"; two halves for anything else. */
function toTracks(split: string): string {
  const [left, right] = (/^\s*([1-9]\d?)\D+([1-9]\d?)\s*%?$/.exec(split) ?? []).slice(1);
  return left && right ? `${left}fr ${right}fr` : "1fr 1fr";
}

function isEmpty({ title, html, rightHtml, picture, actions, card }: LayoutProps): boolean {
  const hasAction = actions.ctas.length > 0 || actions.dropdown !== null || actions.picker !== null;
  return !title && !html && !rightHtml && !picture && !card && !hasAction;
}
