import { z } from "zod";
import type { FragmentNames } from "../block-contract.ts";
import { asset } from "../fields/asset.ts";
import { categories } from "../fields/category.ts";
import { rows } from "../fields/rows.ts";
import { dateTime, optionalText, text } from "../fields/text.ts";
import { assetFields, categoryFields } from "../selections/selections.ts";

const featuredEntrySchema = z.object({
  slug: text,
  title: text,
  dateCreated: dateTime,
  blogSummary: optionalText,
  featuredEntryImage: asset,
  blogCategories: categories,
  pageState: optionalText,
});

/** An article that editors feature on every page that asks for it. */
export type FeaturedEntry = Readonly<z.infer<typeof featuredEntrySchema>>;

export const featuredEntriesSchema = z.object({ featuredEntries: rows(featuredEntrySchema) });

/** The selection of the featured entries. */
export function featuredEntriesFields(names: FragmentNames): string {
  return `featuredEntries {
      slug title typeHandle dateCreated
      ... on ${names.entry("pages", "visionTemplateEntry")} {
        blogSummary featuredEntryImage { ${assetFields} } blogCategories { ${categoryFields(names)} } pageState
      }
    }`;
}
