import { blockFragments } from "@courseway/blocks/examples";
import { fragmentNames } from "@courseway/content-client";
import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { buildContentSchema } from "./build-schema.ts";
import { NAMING, type CraftVersion } from "./naming.ts";
import { readSdl } from "./sdl-source.ts";

const versions: readonly CraftVersion[] = [4, 5];

describe.each(versions)("the schema in Craft %i naming", (version) => {
  const schema = buildContentSchema(readSdl(), version);
  const names = fragmentNames(version);

  it.each(Object.keys(blockFragments))("accepts the fragment of %s", (block) => {
    expect(problems(documentOf([block]))).toEqual([]);
  });

  it("accepts all fragments in one document, so no field has two types", () => {
    expect(problems(documentOf(Object.keys(blockFragments)))).toEqual([]);
  });

  it("refuses a field that no block has", () => {
    const document = documentOf(["learnMore"]).replace("learnMoreContent", "learnMoreContents");
    expect(problems(document)).toEqual([expect.stringContaining("learnMoreContents")]);
  });

  it("has a matrix field as a union, of which no field but __typename can be asked", () => {
    const document = documentOf(["learnMore"]).replace("__typename", "typeHandle");
    expect(problems(document)).toEqual([expect.stringContaining('on type "baseComponents_MatrixField"')]);
  });

  it("names rows and entries as its generation does", () => {
    const expected = {
      4: [
        "pages_visionTemplateEntry_Entry",
        "baseComponents_learnMore_BlockType",
        "accordionItems_accordionItem_BlockType",
        "products_productEntry_Entry",
      ],
      5: ["visionTemplateEntry_Entry", "learnMore_Entry", "accordionItem_Entry", "productEntry_Entry"],
    };
    const other = version === 4 ? 5 : 4;
    expect(expected[version].filter((name) => !schema.getType(name))).toEqual([]);
    expect(expected[other].filter((name) => schema.getType(name))).toEqual([]);
  });

  function documentOf(blocks: readonly string[]): string {
    const rows = blocks.map(
      (block) => `... on ${NAMING[version].row("baseComponents", block)} { ${blockFragments[block]?.(names)} }`,
    );
    return `query Page($site: [String], $slug: [String]) {
      entry(site: $site, slug: $slug) {
        ... on ${NAMING[version].entry("pages", "visionTemplateEntry")} { baseComponents { __typename ... on ${names.rowInterface} { typeHandle } ${rows.join("\n")} } }
      }
    }`;
  }

  function problems(document: string): string[] {
    return validate(schema, parse(document)).map((error) => error.message);
  }
});
