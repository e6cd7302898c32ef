import { articleFields } from "../fields/article-entry.ts";
import { field, fieldsSchema, type Content, type Field } from "../fields/field.ts";
import { toList } from "../fields/read.ts";

/** An article that editors feature on every page that requests it. */
export type FeaturedEntry = Content<typeof articleFields>;

const entrySchema = fieldsSchema(articleFields);

const articles: Field<readonly FeaturedEntry[]> = field({
  about: "The articles to feature, in this order",
  read: (value) => toList(value).flatMap((entry) => entrySchema.safeParse(entry).data ?? []),
  type: { kind: "entries", section: "pages", type: "visionTemplateEntry", fields: articleFields },
  control: { kind: "entries", many: true },
});

/** The set of articles for every page that requests them. */
export const featuredEntriesFields = { featuredEntries: articles };
