import { join } from "node:path";
import type { BlockDeclaration } from "@courseway/blocks/declarations";
import type { Fields } from "@courseway/content-client";
import { findEntryTypes, findRepeatedRows, findSharedFields, listFields } from "./list-fields.ts";

/** The path of the reference. */
export const REFERENCE_FILE = join(import.meta.dirname, "../../../../../docs/blocks.md");

/** The contents of the reference. */
export interface ReferenceInput {
  readonly blocks: readonly Pick<BlockDeclaration, "name" | "about" | "fields" | "guide">[];
  readonly page: Fields;
  readonly globalSets: Readonly<Record<string, Fields>>;
}

const HEAD = `# Fields

Every block, page field and global set that editors fill in. \`pnpm docs:blocks\` writes this file from the declared
fields: change those. [content.md](content.md) describes the values that the content API sends, and
[adding-a-block.md](adding-a-block.md) how to add a block.

A line gives a field's handle, its kind and default, and what it does. Where the kind is a list of values,
editors choose one of them. A switch is off unless its line says "on by default". Fields of rows are indented.`;

const SHARED = `Many blocks have these fields, under one of the handles given. A block's own list ends with the handles
of those that it has.`;

const ROWS = "Rows that several lists have, and entries that fields name. Each is described here once.";

/** Creates the reference for editors, as Markdown. */
export function blocksReference({ blocks, page, globalSets }: ReferenceInput): string {
  const everything = [...blocks.map(({ fields }) => fields), page, ...Object.values(globalSets)];
  const rows = findRepeatedRows(everything, globalSets);
  const shared = findSharedFields(
    blocks.map(({ fields }) => fields),
    rows,
  );
  const list = (fields: Fields): string => listFields(fields, { fields: new Set(shared.keys()), rows });
  return [
    HEAD,
    "## Shared fields",
    SHARED,
    [...shared]
      .map(([text, handles]) => `- ${[...handles].map((name) => `\`${name}\``).join(", ")} ${text}`)
      .join("\n"),
    "## Blocks",
    ...blocks.flatMap(({ name, about, fields, guide }) => [`### ${name}`, about, ...guideLines(guide), list(fields)]),
    "## Pages",
    list(page),
    "## Global sets",
    ...Object.entries(globalSets).flatMap(([handle, fields]) => [
      `### ${handle}`,
      rows.has(handle) ? `The fields of [\`${handle}\`](#rows-and-entries).` : list(fields),
    ]),
    "## Rows and entries",
    ROWS,
    ...[...rows, ...findEntryTypes(everything)].flatMap(([name, fields]) => [`### ${name}`, list(fields)]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

/** The fix for each block without a guide: without one, the reference does not say when to use another block. */
export const withoutGuide = (blocks: readonly Pick<BlockDeclaration, "name" | "guide">[]): readonly string[] =>
  blocks
    .filter(({ guide }) => guide === null)
    .map(({ name }) => {
      const folder = name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
      return `packages/blocks/src/${folder}/fields.ts exports no guide with notFor and accessibility. Write it; docs/adding-a-block.md says what it holds.`;
    });

const guideLines = (guide: BlockDeclaration["guide"]): readonly string[] =>
  guide === null ? [] : [`Not for: ${guide.notFor}`, `Accessibility: ${guide.accessibility}`];
