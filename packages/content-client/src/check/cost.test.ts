import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { PAGE_LOOKUP } from "../page/queries.ts";
import { computeCost } from "./cost.ts";

const common = "slug: String sectionHandle: String typeHandle: String isDraft: Boolean";
const schema = buildSchema(`
  type Query { entry(site: [String], slug: [String], type: [String]): EntryInterface }
  interface EntryInterface { ${common} }
  type page_Entry implements EntryInterface { ${common} cards: [cards_MatrixField] words: words_CkeditorField }
  type card_Entry implements EntryInterface { ${common} title: String }
  union cards_MatrixField = card_Entry
  type words_CkeditorField { html: String }
`);

test("a document costs what Craft counts: depth of what has fields, and a price for each field", () => {
  // The response of Craft 5.8.12 with a limit of 1: "Max query complexity should be 1 but got 32."
  expect(computeCost(schema, PAGE_LOOKUP)).toEqual({ depth: 0, complexity: 32 });
  const rows = "{ entry { slug ... on page_Entry { words { html } cards { ... on card_Entry { title } } } } }";
  expect(computeCost(schema, rows)).toEqual({ depth: 1, complexity: 10 + 1 + 2 + 25 + 1 });
});
