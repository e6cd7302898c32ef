import { z } from "zod";
import type { FragmentNames } from "../block-contract.ts";
import { asset } from "../fields/asset.ts";
import { categories } from "../fields/category.ts";
import { field, listOf, type Field } from "../fields/read.ts";
import { firstRow } from "../fields/rows.ts";
import { dateTime, optionalText, readText } from "../fields/text.ts";
import { toggle, toggleOr } from "../fields/toggle.ts";
import { emailCaptureFields, emailCaptureSchema } from "../globals/email-capture.ts";
import { assetFields, categoryFields } from "../selections/selections.ts";
import { analytics, analyticsFields } from "./analytics.ts";
import { exitIntent, exitIntentFields } from "./exit-intent.ts";
import { headerFields } from "./header.ts";
import { seo, seoFields } from "./seo.ts";

const styles: Field<readonly string[]> = field((value) =>
  listOf(value)
    .map(readText)
    .filter((style) => style !== ""),
);

/** The editors' own fields of a page that belong to no part of their own. [ENT-002, ENT-003] */
export const pageFieldsSchema = z.object({
  sectionHandle: optionalText,
  title: optionalText,
  /** True where the content API showed a draft, which it does for a valid preview token only. */
  isDraft: toggle,
  pageTitle: optionalText,
  pageType: optionalText,
  pageState: optionalText,
  trustPilotSKU: optionalText,
  blogCategories: categories,
  blogSummary: optionalText,
  featuredEntryImage: asset,
  dateCreated: dateTime,
  siteId: optionalText,
  showGladlyHelpCenter: toggle,
  /** The help center's brand, in place of this one. */
  gladlyBrandId: optionalText,
  /** Off hides the chat on this page. */
  adaChatbot: toggleOr(true),
  optimizelyEnabled: toggle,
  optimizelyTestEndDate: dateTime,
});

/** The parts of a page, each read by its own schema. */
export const pagePartsSchema = z.object({
  slug: optionalText,
  seoContent: seo,
  embedStyles: styles,
  stickyEmailCapture: firstRow(emailCaptureSchema),
  exitIntentModal: exitIntent,
  adobe: analytics,
});

/** The selection of a page's own fields, apart from its blocks. */
export function entryFields(names: FragmentNames): string {
  return `pageTitle pageType trustPilotSKU blogSummary dateCreated siteId
      ${headerFields}
      featuredEntryImage { ${assetFields} }
      blogCategories { ${categoryFields(names)} }
      showGladlyHelpCenter gladlyBrandId adaChatbot optimizelyEnabled optimizelyTestEndDate
      seoContent { ${seoFields(names)} }
      embedStyles
      stickyEmailCapture { __typename ... on ${names.row("stickyEmailCapture", "emailCapture")} {
        ${emailCaptureFields}
      } }
      exitIntentModal { ${exitIntentFields(names)} }
      adobe { ${analyticsFields(names)} }`;
}
