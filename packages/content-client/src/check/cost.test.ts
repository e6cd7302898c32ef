import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { costOf } from "./cost.ts";

const schema = buildSchema(`
  type Query { entry: EntryInterface }
  interface EntryInterface { slug: String cards: [cards_MatrixField] words: words_CkeditorField }
  type page_Entry implements EntryInterface { slug: String cards: [cards_MatrixField] words: words_CkeditorField }
  type card_Entry { title: String }
  union cards_MatrixField = card_Entry
  type words_CkeditorField { html: String }
`);

test("a document costs what Craft counts: 10 a query, 25 a relation, 1 any other field, with the depth of what has fields", () => {
  expect(costOf(schema, "{ entry { slug } }")).toEqual({ depth: 0, complexity: 11 });
  const rows = "{ entry { slug ... on page_Entry { words { html } cards { ... on card_Entry { title } } } } }";
  expect(costOf(schema, rows)).toEqual({ depth: 1, complexity: 10 + 1 + 2 + 25 + 1 });
});
