import { z } from "zod";
import type { FragmentNames } from "../block-contract.ts";
import { asset } from "../fields/asset.ts";
import { link } from "../fields/link.ts";
import { field } from "../fields/read.ts";
import { optionalText } from "../fields/text.ts";
import { toggle } from "../fields/toggle.ts";
import { assetFields } from "../selections/selections.ts";

const seoSchema = z.object({
  canonicalUrl: link,
  pageTitle: optionalText,
  description: optionalText,
  keywords: optionalText,
  nofollow: toggle,
  noindex: toggle,
  ogImage: asset,
  ogTitle: optionalText,
  ogType: optionalText,
  ogUrl: link,
  /** As the editor wrote it: JSON or not. Escape it before it is printed. */
  structuredData: optionalText,
  embedStyles: optionalText,
});

/** What a page says to search engines and to those who share it. [SEO-008] */
export type Seo = Readonly<z.infer<typeof seoSchema>>;

/** The page's SEO row; every field at its default where the page has none. */
export const seo = field((value): Seo => {
  const row: unknown = Array.isArray(value) ? value[0] : value;
  return seoSchema.safeParse(row).data ?? seoSchema.parse({});
});

/** The selection of `seoContent`. */
export function seoFields(names: FragmentNames): string {
  return `__typename ... on ${names.row("seoContent", "seo")} {
        canonicalUrl pageTitle description keywords nofollow noindex
        ogImage { ${assetFields} } ogTitle ogType ogUrl structuredData embedStyles
      }`;
}
