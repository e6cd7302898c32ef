import { asset } from "../fields/asset.ts";
import { categories } from "../fields/category.ts";
import { field, fieldsSchema, type Content, type Field } from "../fields/field.ts";
import { toList } from "../fields/read.ts";
import { firstRow } from "../fields/rows.ts";
import { dateTime, optionalText, readText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import { emailCaptureFields } from "../globals/email-capture.ts";
import { analyticsFields } from "./analytics.ts";
import { exitIntentFields } from "./exit-intent.ts";
import { headerFields } from "./header.ts";
import { seo } from "./seo.ts";

const styles: Field<readonly string[]> = field({
  about: "CSS for this page alone",
  read: (value) =>
    toList(value)
      .map(readText)
      .filter((style) => style !== ""),
});

/** The fields of a page that belong to no separate part. [ENT-002, ENT-003] */
const entryFields = {
  title: optionalText("The entry's title, if the page has no other"),
  sectionHandle: optionalText("The entry's section"),
  isDraft: toggle("Whether this is a draft, which only a valid preview token shows"),
  pageTitle: optionalText("The page's title"),
  pageType: optionalText("The kind of page; the site sends it to analytics"),
  pageState: headerFields.pageState,
  trustPilotSKU: optionalText("The product for review widgets on the page that name none"),
  blogCategories: categories("What an article is about"),
  blogSummary: optionalText("A few sentences that say what an article is about"),
  featuredEntryImage: asset("The page's picture in listings and when it is shared", {
    shownPx: 428,
  }),
  dateCreated: dateTime("When the page was written"),
  postDate: dateTime("When the page was published"),
  expiryDate: dateTime("When the page expires"),
  dateUpdated: dateTime("When the page was changed last"),
  siteId: optionalText("The id of the page's site; nothing depends on it"),
  showGladlyHelpCenter: toggle("Shows the help center"),
  gladlyBrandId: optionalText("The help center's brand, instead of this one"),
  adaChatbot: toggle("Shows the chat; off hides it on this page", true),
  optimizelyEnabled: toggle("Runs an experiment on this page"),
  optimizelyTestEndDate: dateTime("When that experiment ends"),
};

/** All fields of a page except its blocks. [API-006, ENT-002] */
export const PAGE_FIELDS = {
  slug: optionalText("The entry's slug"),
  ...entryFields,
  ...headerFields,
  seoContent: seo,
  embedStyles: styles,
  stickyEmailCapture: firstRow("The page's own email-capture banner, instead of the site's", {
    emailCapture: emailCaptureFields,
  }),
  exitIntentModal: firstRow("A modal for a visitor who is about to leave", { exitIntentModal: exitIntentFields }),
  adobe: firstRow("What the page tells analytics about itself", { adobe: analyticsFields }),
};

/** The content of a page's own fields. */
export type PageFields = Content<typeof entryFields>;

/** Parses a page's own fields. */
export const pageFieldsSchema = fieldsSchema(entryFields);

/** Parses a page's options for header and footer. [NAV-009] */
export const headerSchema = fieldsSchema(headerFields);

/** Parses the separate parts of a page. */
export const pagePartsSchema = fieldsSchema({
  slug: PAGE_FIELDS.slug,
  seoContent: PAGE_FIELDS.seoContent,
  embedStyles: PAGE_FIELDS.embedStyles,
  stickyEmailCapture: PAGE_FIELDS.stickyEmailCapture,
  exitIntentModal: PAGE_FIELDS.exitIntentModal,
  adobe: PAGE_FIELDS.adobe,
});
