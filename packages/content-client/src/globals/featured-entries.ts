import { asset } from "../fields/asset.ts";
import { categories } from "../fields/category.ts";
import { field, fieldsSchema, type Content, type Field } from "../fields/field.ts";
import { listOf } from "../fields/read.ts";
import { dateTime, optionalText, text } from "../fields/text.ts";

const featuredEntryFields = {
  slug: text("The article's slug"),
  title: text("The article's title"),
  dateCreated: dateTime("When the article was written"),
  blogSummary: optionalText("A few sentences that say what the article is about"),
  featuredEntryImage: asset("The picture that stands for the article"),
  blogCategories: categories("What the article is about"),
  pageState: optionalText("The state that the article is for"),
};

/** An article that editors feature on every page that asks for it. */
export type FeaturedEntry = Content<typeof featuredEntryFields>;

const entrySchema = fieldsSchema(featuredEntryFields);

const articles: Field<readonly FeaturedEntry[]> = field({
  about: "The articles to feature, in this order",
  read: (value) => listOf(value).flatMap((entry) => entrySchema.safeParse(entry).data ?? []),
  type: { kind: "entries", section: "pages", type: "visionTemplateEntry", fields: featuredEntryFields },
  control: { kind: "entries", many: true },
});

/** Articles that stand on every page that asks for them. */
export const featuredEntriesFields = { featuredEntries: articles };
