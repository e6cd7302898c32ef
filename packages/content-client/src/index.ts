export type { BlockContract, FragmentNames } from "./block-contract.ts";
export { nearest } from "./check/nearest.ts";
export { isReservedHandle } from "./check/reserved.ts";
export { createContentClient, type ContentClient, type PageRequest } from "./client/create-content-client.ts";
export {
  CONTENT_LOOKUP_FAILED,
  ContentLookupError,
  type ErrorParts,
  PAGE_NOT_FOUND,
  PageNotFoundError,
} from "./errors.ts";
export type { ScheduledMoment, SiteChanges } from "./client/site-changes.ts";
export type { ContentClientOptions } from "./client/options.ts";
export type { ContentRefusal } from "./client/refusal.ts";
export { articleEntries, type ArticleEntry } from "./fields/article-entry.ts";
export { asset, assets, type Asset } from "./fields/asset.ts";
export { button, buttonFields, buttons, type Button } from "./fields/button.ts";
export { categories, category, type Category } from "./fields/category.ts";
export { choice, optionalChoice } from "./fields/choice.ts";
export { color } from "./fields/color.ts";
export { craftMoment } from "./fields/craft-moment.ts";
export {
  aliased,
  field,
  fieldsSchema,
  mapped,
  type Content,
  type Control,
  type Field,
  type FieldDeclaration,
  type Fields,
  type FieldType,
} from "./fields/field.ts";
export { link } from "./fields/link.ts";
export { number } from "./fields/number.ts";
export { plainText } from "./fields/plain-text.ts";
export { productEntries, productEntry, type ProductEntry } from "./fields/product-entry.ts";
export { firstRow, firstTableRow, rows, table, type Row, type RowTypes } from "./fields/rows.ts";
export { dateTime, html, optionalText, text } from "./fields/text.ts";
export { toggle } from "./fields/toggle.ts";
export { rowFields, type WrittenDate, writtenDates } from "./fields/written-dates.ts";
export { isPlainObject } from "./is-plain-object.ts";
export type { GraphicPromo, Offer, TopPromo } from "./globals/banners.ts";
export type { EmailCapture } from "./globals/email-capture.ts";
export type { FeaturedEntry } from "./globals/featured-entries.ts";
export { GLOBAL_SETS, NO_GLOBALS, type Globals } from "./globals/globals.ts";
export type { Analytics } from "./page/analytics.ts";
export { PAGE_FIELDS } from "./page/entry.ts";
export type { ExitIntent } from "./page/exit-intent.ts";
export type { RedirectRow } from "./globals/redirects.ts";
export type { HeaderOptions } from "./page/header.ts";
export type { ListedPage } from "./page/page-list.ts";
export type { EditedElement, Editing } from "./page/editing.ts";
export type { Page, PageBlock } from "./page/page.ts";
export { BLOCKS_FIELD, PAGE_TYPE } from "./page/queries.ts";
export { isSlug } from "./page/slug.ts";
export type { Seo } from "./page/seo.ts";
export { toCraftName } from "./plan/craft-name.ts";
export { fragmentNames, type CraftVersion } from "./selections/fragment-names.ts";
export { ENTRY_FIELDS, buildSelection } from "./selections/selections.ts";
