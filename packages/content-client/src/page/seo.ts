import { asset } from "../fields/asset.ts";
import { fieldsSchema, mapped, type Content, type Field } from "../fields/field.ts";
import { link } from "../fields/link.ts";
import { firstRow, table } from "../fields/rows.ts";
import { optionalText, text } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";

const seoFields = {
  canonicalUrl: link("The page's canonical address"),
  pageTitle: optionalText("The title in search results and in the browser's tab"),
  description: optionalText("The description in search results"),
  keywords: optionalText("Keywords of the page"),
  nofollow: toggle("Tells search engines not to follow the page's links"),
  noindex: toggle("Keeps the page out of search results"),
  ogImage: asset("The picture when the page is shared", { shownPx: 1200 }),
  ogTitle: optionalText("The title when the page is shared"),
  ogType: optionalText("The kind of page for those who share it: website, article, book or profile"),
  ogUrl: link("The address that is shared instead of the page's own"),
  alternateLanguages: table("The same page in other languages", {
    language: text("The language as search engines write it, for example es or es-MX"),
    address: link("The whole address of the page in that language"),
  }),
  structuredData: optionalText("Structured data in JSON, in addition to the page's own"),
  embedStyles: optionalText("CSS for this page alone"),
};

/** A page's data for search engines and for sharing. `structuredData` is the editor's text: escape it. [SEO-008] */
export type Seo = Content<typeof seoFields>;

const NO_SEO: Seo = fieldsSchema(seoFields).parse({});

/** The page's SEO row; every field has its default if the page has none. */
export const seo: Field<Seo> = mapped(
  firstRow("What search engines and shared links show", { seo: seoFields }),
  (row) => row ?? NO_SEO,
);
