import type { BlockContract, FragmentNames } from "../block-contract.ts";
import type { Fields } from "../fields/field.ts";
import { ENTRY_FIELDS, rowsSelection, selectionOf } from "../selections/selections.ts";
import { PAGE_FIELDS } from "./entry.ts";

/** The only entry type with a page of its own. [RT-023] */
export const PAGE_TYPE = "visionTemplateEntry";

/** The matrix field that holds a page's blocks. */
export const BLOCKS_FIELD = "baseComponents";

/** Lookup 1: which type the entry has. [API-001, API-004, RT-025] */
export const PAGE_LOOKUP = `query PageLookup($site: [String], $slug: [String]) {
  entry(site: $site, slug: $slug) { slug sectionHandle typeHandle }
}`;

/** What a full query is composed of. `section` is the entry's own, as lookup 1 told it. */
export interface PageQueryInput {
  readonly names: FragmentNames;
  readonly section: string;
  readonly blocks: readonly BlockContract[];
}

/** Lookup 2 by entry type. A type that is not here has no query, so its entries are not found. [RT-025, RT-027] */
export const PAGE_QUERIES: ReadonlyMap<string, (input: PageQueryInput) => string> = new Map([[PAGE_TYPE, pageQuery]]);

/**
 * Whether a page makes no sense without that part of its query: the entry and its handles, the type of page, and the
 * list of its blocks. All else may be refused and costs itself alone.
 */
export function isEssentialPart(path: readonly string[]): boolean {
  const [, second = "", third = "", fourth = ""] = path;
  const isEntry = path.length === 1 || second === "typeHandle" || second === "slug";
  const isPageType = path.length === 2 && second.startsWith("... on ");
  const isBlockList =
    third === BLOCKS_FIELD && (path.length === 3 || fourth === "__typename" || isRowInterface(fourth));
  return isEntry || isPageType || isBlockList;
}

const isRowInterface = (part: string): boolean => /^\.\.\. on (?:EntryInterface|MatrixBlockInterface)$/.test(part);

const shared = Object.keys(PAGE_FIELDS).filter((handle) => ENTRY_FIELDS.has(handle));
const own: Fields = Object.fromEntries(Object.entries(PAGE_FIELDS).filter(([handle]) => !ENTRY_FIELDS.has(handle)));

/** The full query of a page: its own fields and every registered block's. [API-006] */
function pageQuery({ names, section, blocks }: PageQueryInput): string {
  const rows = rowsOf(blocks);
  return `query Page($site: [String], $slug: [String]) {
  entry(site: $site, slug: $slug) {
    ${pageSelection([section], names, rows)}
  }
}`;
}

/** The full query of many pages at once. */
export function wholePagesQuery({
  names,
  sections,
  blocks,
}: Omit<PageQueryInput, "section"> & { readonly sections: readonly string[] }): string {
  return `query WholePages($site: [String], $slug: [String], $limit: Int) {
  entries(site: $site, slug: $slug, type: ["${PAGE_TYPE}"], limit: $limit) {
    ${pageSelection(sections, names, rowsOf(blocks))}
  }
}`;
}

const rowsOf = (blocks: readonly BlockContract[]): Readonly<Record<string, Fields>> =>
  Object.fromEntries(blocks.map(({ name, fields }) => [name, fields]));

function pageSelection(sections: readonly string[], names: FragmentNames, rows: Readonly<Record<string, Fields>>) {
  const types = new Set(sections.map((section) => names.entry(section, PAGE_TYPE)));
  const content = `${selectionOf(own, names)}
      ${BLOCKS_FIELD} { ${rowsSelection(BLOCKS_FIELD, rows, names)} }`;
  const fragments = [...types].map(
    (type) => `... on ${type} {
      ${content}
    }`,
  );
  return `typeHandle ${shared.join(" ")}
    ${fragments.join("\n    ")}`;
}
