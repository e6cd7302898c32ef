import { readFileSync } from "node:fs";
import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { OWNERS } from "./client/row-changes.ts";
import { CHANGES, UPCOMING } from "./client/site-changes.ts";
import { globalsQuery, redirectsQuery } from "./globals/globals.ts";
import { pageListQuery } from "./page/page-list.ts";
import { PAGE_LOOKUP, PAGE_QUERIES, PAGE_TYPE } from "./page/queries.ts";
import { askAll } from "./selections/asking.ts";
import { fragmentNames } from "./selections/fragment-names.ts";
import { testBlocks } from "./testing/blocks.ts";

const file = parse(readFileSync(new URL("../documents.graphql", import.meta.url), "utf8"));
const documented = file.definitions.map((definition) => print(definition));

/** Normalizes the spacing of a document, which depends on the formatter. */
function plain(document: string): string {
  return print(parse(document));
}

test("documents.graphql has the documents as they are sent [API-009]", () => {
  const asking = askAll(fragmentNames(5));
  const blocks = testBlocks.filter((block) => block.name === "learnMore");
  const page = PAGE_QUERIES.get(PAGE_TYPE)?.({ section: "pages", blocks }, asking) ?? "";

  expect(documented).toEqual(
    [
      PAGE_LOOKUP,
      page,
      globalsQuery(asking),
      redirectsQuery(asking),
      pageListQuery(["pages"], asking),
      CHANGES,
      UPCOMING,
      OWNERS,
    ].map(plain),
  );
});

test.each([4, 5] as const)("every document can be parsed in Craft %i names", (craft) => {
  const asking = askAll(fragmentNames(craft));
  for (const document of [
    PAGE_LOOKUP,
    PAGE_QUERIES.get(PAGE_TYPE)?.({ section: "blog", blocks: testBlocks }, asking) ?? "",
    globalsQuery(asking),
    redirectsQuery(asking),
    pageListQuery(["pages", "blog"], asking),
  ]) {
    expect(() => parse(document)).not.toThrow();
  }
});
