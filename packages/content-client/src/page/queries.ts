import type { BlockContract } from "../block-contract.ts";
import { field, type Field } from "../fields/field.ts";
import type { Asking } from "../selections/asking.ts";
import { entryFields, fragment, selectKnown, plainSelection } from "../selections/selections.ts";
import { UPCOMING_TOO } from "../selections/upcoming.ts";
import { rowsAreEntries } from "../selections/fragment-names.ts";
import { EDITED_ENTRY, EDITED_ROW } from "./editing.ts";
import { PAGE_FIELDS } from "./entry.ts";

/** The only entry type that has pages. [RT-023] */
export const PAGE_TYPE = "visionTemplateEntry";

/** The matrix field with a page's blocks. */
export const BLOCKS_FIELD = "baseComponents";

/**
 * The arguments that select a page. They include the type, because in Craft 5 matrix rows are also entries with slugs.
 */
const pageArguments = ({ withUpcoming }: Pick<Asking, "withUpcoming">): string =>
  `site: $site, slug: $slug, type: ["${PAGE_TYPE}"]${withUpcoming ? `, ${UPCOMING_TOO}` : ""}`;

/** Lookup 1: whether the page exists, and in which section. [API-001, API-004, RT-025] */
export const pageLookup = (
  asking: Pick<Asking, "withUpcoming">,
): string => `query PageLookup($site: [String], $slug: [String]) {
  entry(${pageArguments(asking)}) { slug sectionHandle typeHandle isDraft }
}`;

/** Lookup 1 of pages that are live now. */
export const PAGE_LOOKUP = pageLookup({ withUpcoming: false });

/** The input of a full query. `section` is the entry's own, from lookup 1. */
export interface PageQueryInput {
  readonly section: string;
  readonly blocks: readonly BlockContract[];
  /** Whether the query is for a preview, whose editor needs links to the edit screens. */
  readonly isPreview?: boolean;
}

/** Lookup 2 by entry type. Other types have no query, so their entries are not found. [RT-025, RT-027] */
export const PAGE_QUERIES: ReadonlyMap<string, (input: PageQueryInput, asking: Asking) => string> = new Map([
  [PAGE_TYPE, pageQuery],
]);

/**
 * Whether a page cannot be shown without a part of its query: the entry and its handles, the page's type, and the list
 * of blocks. Any other part may be refused, which loses only that part.
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

const { shared, own } = entryFields(PAGE_FIELDS);

/** Writes the full query of a page: its own fields and those of every registered block. [API-006] */
function pageQuery({ section, blocks, isPreview = false }: PageQueryInput, asking: Asking): string {
  const edited = isPreview ? selectKnown(EDITED_ENTRY, { type: "EntryInterface", path: ["entry"] }, asking) : "";
  const ofEach = isPreview && rowsAreEntries(asking.names) ? EDITED_ROW : [];
  const selection = pageSelection("entry", [section], blocksField(blocks, ofEach), asking);
  return `query Page($site: [String], $slug: [String]) {
  entry(${pageArguments(asking)}) {
    ${edited === "" ? selection : `${edited} ${selection}`}
  }
}`;
}

/** Writes the full query of many pages; with `withUpcoming`, it also returns pages that are not live yet. */
export function wholePagesQuery(
  { sections, blocks }: Omit<PageQueryInput, "section"> & { readonly sections: readonly string[] },
  asking: Asking,
): string {
  return `query WholePages($site: [String], $slug: [String], $limit: Int) {
  entries(site: $site, slug: $slug, type: ["${PAGE_TYPE}"], limit: $limit${asking.withUpcoming ? `, ${UPCOMING_TOO}` : ""}) {
    ${pageSelection("entries", sections, blocksField(blocks), asking)}
  }
}`;
}

function pageSelection(root: "entry" | "entries", sections: readonly string[], blocks: Field, asking: Asking): string {
  const location = { type: "EntryInterface", path: [root] };
  const fields = { ...own, [BLOCKS_FIELD]: blocks };
  const types = new Set(sections.map((section) => asking.names.entry(section, PAGE_TYPE)));
  const fragments = [...types].map((type) => fragment(type, fields, location, asking));
  return ["typeHandle", plainSelection(shared, location, asking), ...fragments].join(" ");
}

/** The list of blocks as a field: a matrix of the registered blocks. `readBlocks` parses its rows, not this field. */
export const blocksField = (blocks: readonly BlockContract[], ofEach: readonly string[] = []): Field =>
  field({
    about: "The blocks of the page",
    read: (value) => value,
    type: { kind: "matrix", rows: Object.fromEntries(blocks.map(({ name, fields }) => [name, fields])), ofEach },
    control: { kind: "rows", many: true },
  });
