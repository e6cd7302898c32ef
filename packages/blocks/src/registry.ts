import { aarpFaq } from "./aarp-faq/index.tsx";
import { aarpPriceSelector } from "./aarp-price-selector/index.tsx";
import { accordion } from "./accordion/index.tsx";
import { ambassadorInvite } from "./ambassador-invite/index.tsx";
import { ambassadorReferral } from "./ambassador-referral/index.tsx";
import { anchor } from "./anchor/index.tsx";
import { anchorButton } from "./anchor-button/index.tsx";
import { breadcrumbs } from "./breadcrumbs/index.tsx";
import { bundle } from "./bundle/index.tsx";
import { bundleBuilder } from "./bundle-builder/index.tsx";
import { careerCenter } from "./career-center/index.tsx";
import { careers } from "./careers/index.tsx";
import { emailCapture } from "./email-capture/index.tsx";
import { emailForm } from "./email-form/index.tsx";
import { entryListings } from "./entry-listings/index.tsx";
import { externalWidget } from "./external-widget/index.tsx";
import { featuredArticle } from "./featured-article/index.tsx";
import { gladlyHelpCenter } from "./gladly-help-center/index.tsx";
import { graphicBanner } from "./graphic-banner/index.tsx";
import { homeHero } from "./home-hero/index.tsx";
import { hubspot } from "./hubspot/index.tsx";
import { layout } from "./layout/index.tsx";
import { learnMore } from "./learn-more/index.tsx";
import { multiColumn } from "./multi-column/index.tsx";
import { multiIcon } from "./multi-icon/index.tsx";
import { pricingTable } from "./pricing-table/index.tsx";
import { productBuilder } from "./product-builder/index.tsx";
import { productCards } from "./product-cards/index.tsx";
import { productPicker } from "./product-picker/index.tsx";
import { resources } from "./resources/index.tsx";
import { reviews } from "./reviews/index.tsx";
import { rsaProduct } from "./rsa-product/index.tsx";
import { sideProductPicker } from "./side-product-picker/index.tsx";
import { slider } from "./slider/index.tsx";
import { sliderCard } from "./slider-card/index.tsx";
import { standAloneCta } from "./stand-alone-cta/index.tsx";
import { tabComponent } from "./tab-component/index.tsx";
import { topBundle } from "./top-bundle/index.tsx";
import { topSectionWysiwyg } from "./top-section-wysiwyg/index.tsx";
import { trustpilot } from "./trustpilot/index.tsx";
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
