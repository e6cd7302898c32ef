import { declarations } from "@courseway/blocks/declarations";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildASTSchema, introspectionFromSchema, parse, printSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { BLOCKS, runContentCommand, typeContentCommand } from "../testing/content-command.ts";
import { runningSandbox } from "../testing/running.ts";
import { buildContentSchema } from "./graphql/build-schema.ts";
import { readSdl } from "./graphql/sdl-source.ts";
import { RECORDED, recordedSdl } from "./recorded/recorded-schemas.ts";

const result = z.object({
  differences: z.array(
    z.object({
      kind: z.string(),
      level: z.string(),
      where: z.string(),
      type: z.string(),
      field: z.string().nullable(),
      near: z.string().nullable(),
      message: z.string(),
    }),
  ),
});

const folder = mkdtempSync(join(tmpdir(), "contract-"));

/** Writes the sandbox's schema after an editor's change to a file, as an introspection result. */
function schemaFile(craft: 4 | 5, name: string, edit: (sdl: string) => string): string {
  const sdl = printSchema(buildContentSchema(readSdl(declarations), craft));
  const edited = edit(sdl);
  if (name !== "as-is") expect(edited).not.toBe(sdl);
  const file = join(folder, `${craft}-${name}.json`);
  const schema = buildASTSchema(parse(edited));
  writeFileSync(file, JSON.stringify({ data: introspectionFromSchema(schema) }));
  return file;
}

async function check(craft: 4 | 5, file: string) {
  const { code, out } = await runContentCommand(
    "check",
    "--schema",
    file,
    "--craft",
    String(craft),
    "--json",
    ...BLOCKS,
  );
  return { code, ...result.parse(JSON.parse(out)) };
}

describe.each([4, 5] as const)("the check of the sandbox's own schema in Craft %i naming", (craft) => {
  const row = craft === 5 ? "learnMore_Entry" : "baseComponents_learnMore_BlockType";

  it("finds nothing that a page loses by", async () => {
    const { code, differences } = await check(
      craft,
      schemaFile(craft, "as-is", (sdl) => sdl),
    );
    expect(differences.filter(({ level }) => level === "error")).toEqual([]);
    expect(code).toBe(0);
  });

  it("names the block and the field that was removed", async () => {
    const file = schemaFile(craft, "removed", (sdl) => sdl.replaceAll(/^ {2}learnMoreContent: .*\n/gmu, ""));
    const { code, differences } = await check(craft, file);
    expect(differences).toMatchObject([
      { kind: "missing", level: "error", where: "block learnMore", type: row, field: "learnMoreContent" },
    ]);
    expect(code).toBe(1);
  });

  it("suggests the name that a field was renamed to", async () => {
    const file = schemaFile(craft, "renamed", (sdl) => sdl.replaceAll("learnMoreContent:", "learnMoreContents:"));
    const { code, differences } = await check(craft, file);
    expect(differences).toMatchObject([
      { kind: "missing", field: "learnMoreContent", near: "learnMoreContents" },
      { kind: "unread", level: "warning", field: "learnMoreContents" },
    ]);
    expect(differences[0]?.message).toContain('is it "learnMoreContents"?');
    expect(code).toBe(1);
  });

  it("tells a field of another type, whether it can still be asked or not", async () => {
    const changes = [
      ["learnMoreContent: String", "learnMoreContent: [AssetInterface]"],
      ["learnMoreImage: [AssetInterface]", "learnMoreImage: String"],
      ["accordionTitle: String", "accordionTitle: Boolean"],
    ] as const;
    const file = schemaFile(craft, "retyped", (sdl) =>
      changes.reduce((text, [from, to]) => text.replaceAll(from, to), sdl),
    );
    const { code, differences } = await check(craft, file);
    const reported = differences.map(({ kind, where, field }) => `${where} ${field} ${kind}`);
    expect(reported.toSorted()).toEqual([
      "block accordion accordionTitle other-type",
      "block learnMore learnMoreContent not-selectable",
      "block learnMore learnMoreImage not-selectable",
    ]);
    expect(code).toBe(1);
  });

  it("tells types: of a block, of a page's part and of a global set", async () => {
    const set = "topPromoBanner_GlobalSet";
    const seo = craft === 5 ? "seo_Entry" : "seoContent_seo_BlockType";
    const file = schemaFile(craft, "types", (sdl) =>
      [row, seo, set].reduce((text, type) => text.replaceAll(new RegExp(`\\b${type}\\b`, "gu"), `${type}s`), sdl),
    );
    const { code, differences } = await check(craft, file);
    const missing = differences.filter(({ kind }) => kind === "missing");
    expect(missing.map(({ where, type, near }) => `${where}: ${type}, ${near}`).toSorted()).toEqual([
      `block entryListings: ${seo}, ${seo}s`,
      `block learnMore: ${row}, ${row}s`,
      `global set topPromoBanner: ${set}, ${set}s`,
      `page: ${seo}, ${seo}s`,
    ]);
    expect(differences.filter(({ kind }) => kind === "unread")).toMatchObject([{ type: `${row}s`, field: null }]);
    expect(code).toBe(1);
  });

  it("warns of what editors fill in and nobody reads, which breaks no page", async () => {
    const file = schemaFile(craft, "unread", (sdl) =>
      sdl.replaceAll("learnMoreContent:", "learnMoreContent: String\n  campaignNote:"),
    );
    const { code, differences } = await check(craft, file);
    expect(differences).toMatchObject([{ kind: "unread", level: "warning", field: "campaignNote" }]);
    expect(code).toBe(0);
  });
});

describe.each(Object.keys(RECORDED) as (keyof typeof RECORDED)[])("the check of a real Craft 5.8.12, %s", (name) => {
  const file = join(folder, `${name.replaceAll(" ", "-")}.graphql`);
  writeFileSync(file, recordedSdl(name));

  it("finds nothing to say but what editors may leave out, and says what Craft's limits must allow", async () => {
    const { code, out } = await runContentCommand("check", "--schema", file, "--json", ...BLOCKS);
    const { craft, differences, limits } = JSON.parse(out);
    // Fields that were declared after the recording are missing there, and fields that were removed are not read.
    const known = differences.filter(({ kind }: { kind: string }) => kind !== "missing" && kind !== "unread");
    expect({ craft, known }).toEqual({ craft: 5, known: [] });
    expect(differences.map(({ field }: { field: string | null }) => String(field))).not.toContainEqual(
      expect.stringMatching(/^col\d/),
    );
    expect(code).toBe(differences.some(({ level }: { level: string }) => level === "error") ? 1 : 0);
    expect(limits).toMatchObject({ depth: expect.any(Number), complexity: expect.any(Number), results: 500 });
    expect(limits.depth).toBeGreaterThan(3);
  });

  it("names a block that editors cannot fill, and the handle that Craft refuses", async () => {
    const without = join(folder, `without-${name.replaceAll(" ", "-")}.graphql`);
    const sdl = recordedSdl(name)
      .replaceAll(/ \| accordion_Entry/gu, "")
      .replaceAll(/^type accordion_Entry [\s\S]*?^\}/gmu, "")
      .replaceAll(/^ {2}buttonIcon: .*\n/gmu, "");
    writeFileSync(without, sdl);
    const { code, out } = await runContentCommand("check", "--schema", without, ...BLOCKS);
    expect(out).toMatch(/Editors cannot fill \d+ blocks: .*\baccordion\b/);
    expect(out).toContain('as "buttonIcon": Craft 5 refuses "icon"');
    expect(code).toBe(1);
  });
});

describe("the command", () => {
  const sandbox = runningSandbox();

  it.each([4, 5])("asks a running content system in Craft %i naming and says what it checked", async (craft) => {
    const url = `${sandbox.url}/content/craft${craft}/graphql`;
    const { code, out } = await runContentCommand("check", "--url", url, "--craft", String(craft), ...BLOCKS);
    expect(out).toContain(`pages, global sets and ${declarations.length} blocks`);
    expect(code).toBe(0);
  });

  it("includes an app's own blocks, which a page loses until content has them", async () => {
    const module = join(folder, "blocks.mjs");
    const control = { kind: "text", default: null };
    const fields = { quote: { about: "", type: { kind: "scalar", scalar: "String" }, control } };
    writeFileSync(module, `export const blocks = [${JSON.stringify({ name: "testimonial", about: "", fields })}];\n`);
    const url = `${sandbox.url}/content/craft5/graphql`;
    const { code, out } = await runContentCommand("check", "--url", url, ...BLOCKS, "--blocks", module);
    expect(out).toContain('ERROR    block testimonial: The content system has no type "testimonial_Entry"');
    expect(code).toBe(1);
  });

  it("ends with 2 where the token is refused, and says so", async () => {
    const { code, err } = await typeContentCommand(
      "check",
      "--url",
      `${sandbox.url}/content/craft5/graphql`,
      "--token",
      "invalid",
    );
    expect(err).toContain("Invalid Authorization header");
    expect(code).toBe(2);
  });
});
