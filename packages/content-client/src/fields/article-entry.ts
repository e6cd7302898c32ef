import { asset, type Asset } from "./asset.ts";
import { categories } from "./category.ts";
import { field, fieldsSchema, type Content, type Field } from "./field.ts";
import { toList } from "./read.ts";
import { firstRow } from "./rows.ts";
import { dateTime, optionalText, text } from "./text.ts";

/** The fields of a page that describe it as an article. */
export const articleFields = {
  slug: text("The article's slug"),
  title: text("The article's title"),
  dateCreated: dateTime("When the article was written"),
  expiryDate: dateTime("When the article expires"),
  blogSummary: optionalText("A few sentences that say what the article is about"),
  featuredEntryImage: asset("The article's picture", { shownPx: 428 }),
  blogCategories: categories("What the article is about"),
  pageState: optionalText("The state that the article is for"),
};

const entryFields = {
  ...articleFields,
  seoContent: firstRow("What the article says to those who share it", {
    seo: { ogImage: asset("The picture that shows where the article is shared") },
  }),
};
const entrySchema = fieldsSchema(entryFields);

/** An article, with the picture that is shown where the article is shared. [BL-entryListings-002] */
export interface ArticleEntry extends Content<typeof articleFields> {
  readonly ogImage: Asset | null;
}

/** All articles of a relation, in the editor's order. */
export function articleEntries(about: string): Field<readonly ArticleEntry[]> {
  return field({
    about,
    read: (value) =>
      toList(value).flatMap((entry) => {
        const { data } = entrySchema.safeParse(entry);
        if (!data) return [];
        const { seoContent, ...article } = data;
        return [{ ...article, ogImage: seoContent?.ogImage ?? null }];
      }),
    type: { kind: "entries", section: "pages", type: "visionTemplateEntry", fields: entryFields },
    control: { kind: "entries", many: true },
  });
}
