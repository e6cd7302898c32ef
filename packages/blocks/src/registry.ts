import { aarpFaq } from "./aarp-faq/index.ts";
import { aarpPriceSelector } from "./aarp-price-selector/index.ts";
import { accordion } from "./accordion/index.ts";
import { ambassadorInvite } from "./ambassador-invite/index.ts";
import { ambassadorReferral } from "./ambassador-referral/index.ts";
import { anchor } from "./anchor/index.ts";
import { anchorButton } from "./anchor-button/index.ts";
import { breadcrumbs } from "./breadcrumbs/index.ts";
import { bundle } from "./bundle/index.ts";
import { bundleBuilder } from "./bundle-builder/index.ts";
import { careerCenter } from "./career-center/index.ts";
import { careers } from "./careers/index.ts";
import { emailCapture } from "./email-capture/index.ts";
import { emailForm } from "./email-form/index.ts";
import { entryListings } from "./entry-listings/index.ts";
import { externalWidget } from "./external-widget/index.ts";
import { featuredArticle } from "./featured-article/index.ts";
import { gladlyHelpCenter } from "./gladly-help-center/index.ts";
import { graphicBanner } from "./graphic-banner/index.ts";
import { homeHero } from "./home-hero/index.ts";
import { hubspot } from "./hubspot/index.ts";
import { layout } from "./layout/index.ts";
import { learnMore } from "./learn-more/index.ts";
import { multiColumn } from "./multi-column/index.ts";
import { multiIcon } from "./multi-icon/index.ts";
import { pricingTable } from "./pricing-table/index.ts";
import { productBuilder } from "./product-builder/index.ts";
import { productCards } from "./product-cards/index.ts";
import { productPicker } from "./product-picker/index.ts";
import { resources } from "./resources/index.ts";
import { reviews } from "./reviews/index.ts";
import { rsaProduct } from "./rsa-product/index.ts";
import { sideProductPicker } from "./side-product-picker/index.ts";
import { slider } from "./slider/index.ts";
import { sliderCard } from "./slider-card/index.ts";
import { standAloneCta } from "./stand-alone-cta/index.ts";
import { tabComponent } from "./tab-component/index.ts";
import { topBundle } from "./top-bundle/index.ts";
import { topSectionWysiwyg } from "./top-section-wysiwyg/index.ts";
import { trustpilot } from "./trustpilot/index.ts";
import type { Block } from "./define-block.ts";

const library = [
  aarpFaq,
  aarpPriceSelector,
  accordion,
  ambassadorInvite,
  ambassadorReferral,
  anchor,
  anchorButton,
  breadcrumbs,
  bundle,
  bundleBuilder,
  careerCenter,
  careers,
  emailCapture,
  emailForm,
  entryListings,
  externalWidget,
  featuredArticle,
  gladlyHelpCenter,
  graphicBanner,
  homeHero,
  hubspot,
  layout,
  learnMore,
  multiColumn,
  multiIcon,
  pricingTable,
  productBuilder,
  productCards,
  productPicker,
  resources,
  reviews,
  rsaProduct,
  sideProductPicker,
  slider,
  sliderCard,
  standAloneCta,
  tabComponent,
  topBundle,
  topSectionWysiwyg,
  trustpilot,
] as const;

/** The handle of a block of this library. */
export type BlockName = (typeof library)[number]["name"];

/** Every block of this library, one line each. An app may add its own blocks under its own handles. */
export const blocks: readonly Block[] = library;

/** The handles of this library's blocks. */
export const blockNames: readonly BlockName[] = library.map((block) => block.name);
