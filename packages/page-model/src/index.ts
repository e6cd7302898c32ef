export {
  type ListingPosition,
  type PageDeps,
  pageModel,
  type PageModel,
  type PageParams,
  type Slot,
} from "./page-model.ts";
export { type FetchQuotes, toPublicQuote } from "./page-quotes.ts";
export type { PageShortcodes } from "./page-shortcodes.ts";
export { type Crumb, type DescribedPage, pageGraph, structuredDataText } from "./structured-data.ts";
