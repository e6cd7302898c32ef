import { declarations } from "@courseway/blocks/declarations";
import { aliased, fragmentNames, rows, buildSelection, text, toggle, type Fields } from "@courseway/content-client";
import { isObjectType, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { buildContentSchema } from "./build-schema.ts";
import { NAMING, type CraftVersion } from "./naming.ts";
import { sentDocuments } from "../../testing/sent-documents.ts";
import { readSdl } from "./sdl-source.ts";

const getFields = (block: string) => declarations.find(({ name }) => name === block)?.fields ?? {};
const versions: readonly CraftVersion[] = [4, 5];

describe.each(versions)("the schema in Craft %i naming", (version) => {
  const schema = buildContentSchema(readSdl(declarations), version);
  const names = fragmentNames(version);

  it.each(declarations)("accepts the selection of $name", async (block) => {
    const { documents, refusals } = await sentDocuments(schema, [block]);
    expect([...refusals, ...documents.flatMap(problems)]).toEqual([]);
  });

  it("refuses a field that no block has", () => {
    const document = buildDocument(["learnMore"]).replace("learnMoreContent", "learnMoreContents");
    expect(problems(document)).toEqual([expect.stringContaining("learnMoreContents")]);
  });

  it("has a matrix field as a union, of which no field but __typename can be asked", () => {
    const document = buildDocument(["learnMore"]).replace("__typename", "typeHandle");
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

  function buildDocument(blocks: readonly string[]): string {
    const rows = blocks.map(
      (block) =>
        `... on ${NAMING[version].row("baseComponents", block)} { ${buildSelection(getFields(block), names)} }`,
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

describe("the schema of declared fields", () => {
  const block = (name: string, fields: Fields) => ({ name, fields });
  const inside = (fields: Fields) => ({ items: rows("", { item: fields }) });

  it("gives a row type that two fields hold the fields of both", () => {
    const schema = buildContentSchema(
      readSdl([block("one", inside({ a: text("") })), block("two", inside({ b: toggle("") }))]),
      5,
    );
    const item = schema.getType("item_Entry");
    expect(isObjectType(item) && ["a", "b"].map((field) => String(item.getFields()[field]?.type))).toEqual([
      "String",
      "Lightswitch",
    ]);
  });

  it("gives a block that an app declares in place of the library's the fields of both", () => {
    const schema = buildContentSchema(readSdl([block("film", { a: text("") }), block("film", { b: text("") })]), 5);
    const film = schema.getType("film_Entry");
    expect(isObjectType(film) && Object.keys(film.getFields()).filter((field) => field.length === 1)).toEqual([
      "a",
      "b",
    ]);
  });

  it("refuses a handle that Craft refuses, but for a field that has another as well", () => {
    expect(() => readSdl([block("one", { status: text("") })])).toThrow(
      /one_Entry has the field "status". Craft refuses/,
    );
    expect(() => readSdl([block("one", { status: aliased(text(""), "stateOfIt") })])).not.toThrow();
  });

  it("refuses a field that is declared with two types, and says where", () => {
    const blocks = [block("one", inside({ a: text("") })), block("two", inside({ a: toggle("") }))];
    expect(() => readSdl(blocks)).toThrow(/item_Entry has the field "a" twice, as String and as Lightswitch/);
  });
});
