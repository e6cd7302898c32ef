export { defineBlock } from "./define-block.ts";
export type {
  Block,
  BlockComponent,
  BlockContext,
  BlockDefinition,
  BlockExamples,
  BlockForm,
  DefinedBlock,
  FormFields,
  PageContext,
  PageDialog,
  QuoteRequest,
  StructuredDataNode,
  ViewInput,
} from "./define-block.ts";
export { listingPage } from "./shared/listing/listing.ts";
export type { BlockPorts } from "./ports.ts";
export { type BlockName, blockNames, blocks } from "./registry.ts";
export {
  defineShortcode,
  type Shortcode,
  type ShortcodeContext,
  type ShortcodeDefinition,
} from "./shortcodes/define-shortcode.ts";
export { shortcodes } from "./shortcodes/registry.ts";
export { captureHtml, captureOffer, type CaptureOffer } from "./email-capture/capture-offer.ts";
export { captureSubmit } from "./email-capture/rules.ts";
export { EMAIL_FORM_FAILURE, EMAIL_FORM_THANKS } from "./email-form/rules/texts.ts";
export type { EmailFormErrors } from "./email-form/rules/validate.ts";
export type { EmailFormContent } from "./email-form/fields.ts";
export {
  BANNER_POSITION,
  emailFormOutcomeIds,
  type EmailFormRequest,
  type EmailFormResponse,
  type FormPosition,
  isHoneypotFilled,
  SUBSCRIBE_PATH,
} from "./shared/form/send-form.ts";
export { pricingContext } from "./offer/pricing-context.ts";
export { offerView, priceCodes } from "./offer/offer-view.ts";
export type { Offer, OfferView, PricingContext } from "./offer/offer.ts";
export type { EngineDependencies } from "./offer/engine.ts";
export { MOST_PRICE_SETS, type PriceSet, PRICES_PATH, type QuotePort } from "./offer/quote-port.ts";
