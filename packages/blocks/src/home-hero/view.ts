import { type BrandConfig, linkRules, phoneLink } from "@courseway/brand";
import type { Asset } from "@courseway/content-client";
import type { Ground } from "@courseway/ui";
import type { BlockContext, ViewInput } from "../define-block.ts";
import { type PickerData, buildPicker } from "../offer/picker/build-picker.ts";
import { DEFAULT_PICKER_CTA } from "../offer/picker/fields.ts";
import type { BlockPorts } from "../ports.ts";
import { type CardLink, cardLink } from "../shared/card-link.ts";
import { buildCta, type Cta } from "../shared/cta.ts";
import { toPicture, type Picture } from "../shared/picture.tsx";
import { type TrustRating, ratingBadge, type RatingBadgeData } from "../shared/RatingBadge.tsx";
import type { HomeHeroContent } from "./fields.ts";

export interface HomeHeroData {
  readonly rating: TrustRating | null;
}

/** Loads the brand's rating, only if the flag is set and the brand has a trust id. [TR-005] */
export async function homeHeroLoad(
  content: HomeHeroContent,
  { brand }: BlockContext,
  ports: BlockPorts,
): Promise<HomeHeroData> {
  const wanted = content.showTrustpilot && brand.trustpilotId !== null;
  return { rating: wanted ? await ports.brandRating() : null };
}

export interface HeroTile {
  readonly icon: Picture | null;
  readonly title: string;
  readonly subtitle: string;
  readonly link: CardLink;
}

/** The editor's picture of the rating, with the size at which it shows. */
export interface HeroBadge {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface HomeHeroProps {
  /** The prefix of every id in the block. */
  readonly id: string;
  readonly theme: string;
  readonly ground: Ground;
  readonly title: string;
  readonly html: string;
  readonly picture: Picture | null;
  /** The picture on phones; null if phones show none. */
  readonly phonePicture: Picture | null;
  readonly pictureFirst: boolean;
  readonly tiles: readonly HeroTile[];
  readonly rating: RatingBadgeData | null;
  readonly badge: HeroBadge | null;
  /** The picker, below the text or in the place of the shortcode in the text. */
  readonly picker: PickerData | null;
  readonly isPickerInText: boolean;
  /** The brand's phone number as a button, with the hours. */
  readonly phone: { readonly cta: Cta; readonly hours: string } | null;
}

const GROUNDS: Readonly<Record<string, Ground>> = {
  light: "plain",
  tint: "tint",
  dark: "deep",
  scene: "tint",
  panorama: "tint",
  poster: "plain",
  question: "plain",
  map: "tint",
};

/** The badge's size if its picture has none. [BL-homeHero-003] */
const BADGE = { width: 150, height: 28 } as const;

/** Null without a theme, or without both a title and text. [BL-homeHero-001, BL-homeHero-002] */
export function homeHeroView(input: ViewInput<HomeHeroContent, HomeHeroData | null>): HomeHeroProps | null {
  const { content, data, context } = input;
  const { brand, index } = context;
  const { theme, heroTitle: title, heroContent: html } = content;
  if (!theme || (!title && !html)) return null;

  const [desktop = null, phone = desktop] = content.heroImage;
  const rating = ratingBadge(data?.rating, brand.hostName);
  return {
    id: `block-${index}`,
    theme,
    ground: GROUNDS[theme.toLowerCase()] ?? "deep",
    title,
    html,
    picture: toPicture(desktop, index),
    phonePicture: content.showImageOnMobile ? toPicture(phone, index) : null,
    pictureFirst: content.imageAlignment === "left",
    tiles: listTiles(content, context),
    rating,
    badge: content.showTrustpilot ? buildBadge(content.TrustScoreImage, brand, rating) : null,
    picker: buildPicker({ ...content, cta: { ...DEFAULT_PICKER_CTA, buttonText: brand.ctaText } }, input),
    isPickerInText: html.includes("productPicker"),
    phone: content.showPhone ? buildPhone(brand) : null,
  };
}

function buildPhone({ contact }: BrandConfig): HomeHeroProps["phone"] {
  const cta = contact && buildCta({ label: `Call ${contact.phone}`, link: phoneLink(contact.phone), size: "large" });
  return contact && cta ? { cta, hours: contact.hours } : null;
}

function listTiles({ buttonList }: HomeHeroContent, { brand, index }: BlockContext): readonly HeroTile[] {
  return buttonList.flatMap(({ icon, title, subtitle, link }) =>
    title && link ? [{ icon: toPicture(icon, index), title, subtitle, link: cardLink(link, linkRules(brand)) }] : [],
  );
}

function buildBadge(image: Asset | null, { name }: BrandConfig, rating: RatingBadgeData | null): HeroBadge | null {
  if (!image) return null;
  const { url, width, height } = image;
  const size = width && height ? { width, height } : BADGE;
  const words = rating ? `${rating.score.toFixed(1)} out of 5 stars` : `Reviews of ${name}`;
  return { url, alt: image.alt || words, ...size };
}
