import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { isFields, type Fields } from "../model/record.ts";
import { ContentFileError } from "./content-error.ts";
import type { YamlFile, YamlReader } from "./yaml-file.ts";

/** The columns of one row of `states.yaml`, and `slug`, the row's key. */
type Row = Fields;

/** A page that a template generates from a row. */
export interface TemplatePage {
  readonly slug: string;
  readonly template: string;
  /** @throws ContentFileError if the template needs fixing */
  readonly read: () => { readonly file: YamlFile; readonly fields: Fields } | null;
}

const SLUG = "[slug]";
const COLUMN = /\{\{(\w+)\}\}/gu;

/** The brand's table of states. */
const readTable = (brand: BrandContent, yaml: YamlReader): YamlFile | null => yaml.read(join(brand.dir, "states.yaml"));

/** The rows for filling templates; none if the brand has no table. */
function readRows(brand: BrandContent, yaml: YamlReader): readonly Row[] {
  const data = readTable(brand, yaml)?.data;
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([slug, row]) => (isFields(row) ? [{ ...row, slug }] : []));
}

/**
 * A text with the row's columns filled in; if a single column is the whole text, the result is its value, such as a
 * number or a boolean.
 */
function filledText(text: string, row: Row, name: string): unknown {
  const getValue = (column: string): unknown => {
    const value = row[column];
    if (value === undefined || value === null)
      throw new ContentFileError(
        name,
        null,
        `The row "${String(row["slug"])}" has no column "${column}".`,
        "Add it to states.yaml, or name under `where:` a column that only rows of this template have.",
      );
    return value;
  };
  const [whole, only] = /^\{\{(\w+)\}\}$/u.exec(text) ?? [];
  if (whole !== undefined && only !== undefined) return getValue(only);
  return text.replaceAll(COLUMN, (_, column: string) => String(getValue(column)));
}

function filled(value: unknown, row: Row, name: string): unknown {
  if (typeof value === "string") return filledText(value, row, name);
  if (Array.isArray(value)) return value.map((one) => filled(one, row, name));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, row, name)]));
}

const hasColumn = (row: Row, column: unknown): boolean =>
  typeof column !== "string" || (row[column] !== undefined && row[column] !== null && row[column] !== false);

interface Made {
  readonly templates: ReadonlyMap<string, YamlFile | null>;
  readonly pages: readonly TemplatePage[];
}

/** The pages of a table; made again when it, a template or the list of templates changes. */
const made = new WeakMap<YamlFile, Made>();

/**
 * The pages that the brand's templates generate: one for each row, or for each row with the column named under
 * `where:`.
 */
export function templatePages(brand: BrandContent, yaml: YamlReader): readonly TemplatePage[] {
  const table = readTable(brand, yaml);
  if (table === null) return [];
  const dir = join(brand.dir, "templates");
  const read = (template: string) => yaml.read(join(dir, `${template}.yaml`));
  const templates = new Map(listNames(dir).map((template) => [template, findFile(() => read(template))] as const));
  const before = made.get(table);
  const isSame = before?.templates.size === templates.size;
  if (isSame && [...templates].every(([name, file]) => before.templates.get(name) === file)) return before.pages;
  const rows = readRows(brand, yaml);
  const pages = [...templates].flatMap(([template, file]) =>
    rows
      .filter((row) => hasColumn(row, isFields(file?.data) ? file.data["where"] : undefined))
      .map((row) => ({
        slug: template.replaceAll(SLUG, String(row["slug"])),
        template,
        read: () => {
          const current = read(template);
          if (!isFields(current?.data)) return null;
          const { where: _, ...data } = current.data;
          const fields = filled(data, row, current.name);
          return isFields(fields) ? { file: current, fields } : null;
        },
      })),
  );
  made.set(table, { templates, pages });
  return pages;
}

function listNames(dir: string): readonly string[] {
  try {
    return readdirSync(dir)
      .filter((name) => name.includes(SLUG) && name.endsWith(".yaml"))
      .map((name) => name.slice(0, -".yaml".length))
      .toSorted();
  } catch {
    return [];
  }
}

/** A template that does not parse is reported when one of its pages is read. */
function findFile(read: () => YamlFile | null): YamlFile | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The entries of a file, expanded with the rows of a table; both are read again when they change. */
const expanded = new WeakMap<YamlFile, { readonly table: YamlFile | null; readonly entries: Fields }>();

/**
 * The entries of a file of related entries: an entry whose key contains `[slug]` is repeated for each row that has all
 * its columns.
 */
export function expandEntries(file: YamlFile, brand: BrandContent, yaml: YamlReader): Fields {
  const table = readTable(brand, yaml);
  const before = expanded.get(file);
  if (before?.table === table) return before.entries;
  const data = isFields(file.data) ? file.data : {};
  const entries = Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      key.includes(SLUG) ? entriesOfRows(key, value, readRows(brand, yaml), file.name) : [[key, value] as const],
    ),
  );
  expanded.set(file, { table, entries });
  return entries;
}

function entriesOfRows(key: string, value: unknown, rows: readonly Row[], name: string) {
  const columns = [...JSON.stringify(value).matchAll(COLUMN)].map(([, column]) => column);
  return rows
    .filter((row) => columns.every((column) => hasColumn(row, column)))
    .map((row) => [key.replaceAll(SLUG, String(row["slug"])), filled(value, row, name)] as const);
}
