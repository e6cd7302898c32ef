import { join } from "node:path";
import type { BlockDeclaration } from "@courseway/blocks/declarations";
import type { Control, Field, Fields, FieldType } from "@courseway/content-client";

/** Where the reference stands. */
export const REFERENCE_FILE = join(import.meta.dirname, "../../../../../docs/blocks.md");

/** What the reference tells. */
export interface ReferenceInput {
  readonly blocks: readonly Pick<BlockDeclaration, "name" | "about" | "fields" | "guide">[];
  readonly page: Fields;
  readonly globalSets: Readonly<Record<string, Fields>>;
}

const HEAD = `# Fields

What editors set: every block, page field and global set with its fields, their kinds and defaults, and what each does.
Written by \`pnpm docs:blocks\` from the declared fields; edit those. How values come over the wire is in
[content.md](content.md), how a block is added in [adding-a-block.md](adding-a-block.md).`;

/** The reference for editors, as Markdown. */
export function blocksReference({ blocks, page, globalSets }: ReferenceInput): string {
  const everything = [...blocks.map(({ fields }) => fields), page, ...Object.values(globalSets)];
  return [
    HEAD,
    "## Blocks",
    ...blocks.flatMap(({ name, about, fields, guide }) => [
      `### ${name}`,
      about,
      ...guideLines(guide),
      fieldTable(fields),
    ]),
    "## Pages",
    fieldTable(page),
    "## Global sets",
    ...Object.entries(globalSets).flatMap(([handle, fields]) => [`### ${handle}`, fieldTable(fields)]),
    "## Entries that fields name",
    ...[...entryTypes(everything)].flatMap(([name, fields]) => [`### ${name}`, fieldTable(fields)]),
  ]
    .join("\n\n")
    .concat("\n");
}

/** What to do about each block that has no guide: without it the reference says nothing of when to take another. */
export const withoutGuide = (blocks: readonly Pick<BlockDeclaration, "name" | "guide">[]): readonly string[] =>
  blocks
    .filter(({ guide }) => guide === null)
    .map(({ name }) => {
      const folder = name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
      return `packages/blocks/src/${folder}/guide.ts is missing, or exports no guide with notFor and accessibility. Write it; docs/adding-a-block.md says what it holds.`;
    });

const guideLines = (guide: BlockDeclaration["guide"]): readonly string[] =>
  guide === null ? [] : [`Not for: ${guide.notFor}`, `Accessibility: ${guide.accessibility}`];

function fieldTable(fields: Fields): string {
  const lines = [...lineOf(fields, "")].map((cells) => `| ${cells.map(escaped).join(" | ")} |`);
  return ["| field | kind | default | what it does |", "|---|---|---|---|", ...lines].join("\n");
}

const escaped = (cell: string): string => cell.replaceAll("|", "\\|");

/** A line for each field, fields of rows below their own. */
function* lineOf(fields: Fields, parent: string): Generator<readonly string[]> {
  for (const [handle, field] of Object.entries(fields)) {
    const path = `${parent}${handle}`;
    yield [`\`${path}\``, kindOf(field), defaultOf(field.control), field.about];
    for (const inner of innerOf(field.type)) yield* lineOf(inner, `${path}.`);
  }
}

function innerOf(type: FieldType): readonly Fields[] {
  if (type.kind === "matrix") return Object.values(type.rows);
  return type.kind === "table" ? [type.columns] : [];
}

const NAMES = {
  text: "text",
  html: "rich text",
  link: "link",
  color: "color",
  date: "date and time",
  number: "number",
  toggle: "switch",
} as const;

function kindOf({ control, type }: Field): string {
  switch (control.kind) {
    case "choice":
      return control.options.map((option) => `\`${option}\``).join(" or ");
    case "assets":
      return `${control.many ? "pictures" : "picture"}${control.shownPx === undefined ? "" : `, ${control.shownPx} px wide or more`}`;
    case "categories":
      return control.many ? "categories" : "category";
    case "entries":
      return `${control.many ? "entries" : "entry"} of type ${type.kind === "entries" ? `\`${type.type}\`` : "any"}`;
    case "rows":
      return rowsKind(type, control.many);
    default:
      return NAMES[control.kind];
  }
}

function rowsKind(type: FieldType, many: boolean): string {
  const types = type.kind === "matrix" ? Object.keys(type.rows).map((row) => `\`${row}\``) : [];
  const of = types.length > 0 ? ` of type ${types.join(" or ")}` : " of a table";
  return `${many ? "rows" : "one row"}${of}`;
}

function defaultOf(control: Control): string {
  if (!("default" in control) || control.default === null) return "";
  if (control.kind === "toggle") return control.default ? "on" : "off";
  return control.kind === "choice" ? `\`${control.default}\`` : String(control.default);
}

/** Types of related entries, each once, with all fields that anybody asks of them. */
function entryTypes(all: readonly Fields[]): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>();
  const walk = (fields: Fields): void => {
    for (const { type } of Object.values(fields)) {
      if (type.kind === "entries") found.set(type.type, { ...found.get(type.type), ...type.fields });
      innerOf(type).forEach(walk);
    }
  };
  all.forEach(walk);
  return found;
}
