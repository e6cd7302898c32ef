import type { BlockContract } from "../block-contract.ts";
import { field, type Field } from "../fields/field.ts";
import type { Asking } from "../selections/asking.ts";
import { entryFields, fragment, knownSelection, plainSelection } from "../selections/selections.ts";
import { UPCOMING_TOO } from "../selections/upcoming.ts";
import { rowsAreEntries } from "../selections/fragment-names.ts";
import { EDITED_ENTRY, EDITED_ROW } from "./editing.ts";
import { PAGE_FIELDS } from "./entry.ts";

/** The only entry type with a page of its own. [RT-023] */
export const PAGE_TYPE = "visionTemplateEntry";

/** The matrix field that holds a page's blocks. */
export const BLOCKS_FIELD = "baseComponents";

/** The arguments by which an entry is a page, and which one. Rows of a matrix are entries with slugs too in Craft 5. */
const pageArguments = ({ withUpcoming }: Pick<Asking, "withUpcoming">): string =>
  `site: $site, slug: $slug, type: ["${PAGE_TYPE}"]${withUpcoming ? `, ${UPCOMING_TOO}` : ""}`;

/** Lookup 1: whether there is such a page, and in which section. [API-001, API-004, RT-025] */
export const pageLookup = (
  asking: Pick<Asking, "withUpcoming">,
): string => `query PageLookup($site: [String], $slug: [String]) {
  entry(${pageArguments(asking)}) { slug sectionHandle typeHandle isDraft }
}`;

/** Lookup 1 of what is live now. */
export const PAGE_LOOKUP = pageLookup({ withUpcoming: false });

/** What a full query is composed of. `section` is the entry's own, as lookup 1 told it. */
export interface PageQueryInput {
  readonly section: string;
  readonly blocks: readonly BlockContract[];
  /** Whether it is asked for a preview, whose editor wants to open what they see. */
  readonly isPreview?: boolean;
}

/** Lookup 2 by entry type. A type that is not here has no query, so its entries are not found. [RT-025, RT-027] */
export const PAGE_QUERIES: ReadonlyMap<string, (input: PageQueryInput, asking: Asking) => string> = new Map([
  [PAGE_TYPE, pageQuery],
]);

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

const { shared, own } = entryFields(PAGE_FIELDS);

/** The full query of a page: its own fields and every registered block's. [API-006] */
function pageQuery({ section, blocks, isPreview = false }: PageQueryInput, asking: Asking): string {
  const edited = isPreview ? knownSelection(EDITED_ENTRY, { type: "EntryInterface", path: ["entry"] }, asking) : "";
  const ofEach = isPreview && rowsAreEntries(asking.names) ? EDITED_ROW : [];
  const selection = pageSelection("entry", [section], blocksField(blocks, ofEach), asking);
  return `query Page($site: [String], $slug: [String]) {
  entry(${pageArguments(asking)}) {
    ${edited === "" ? selection : `${edited} ${selection}`}
  }
}`;
}

/** The full query of many pages at once; where entries to come are asked for, pages that are yet to go live come too. */
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

/** The list of blocks as a field: a matrix of the registered ones. Its rows are read one by one, not as a field. */
export const blocksField = (blocks: readonly BlockContract[], ofEach: readonly string[] = []): Field =>
  field({
    about: "The blocks of the page",
    read: (value) => value,
    type: { kind: "matrix", rows: Object.fromEntries(blocks.map(({ name, fields }) => [name, fields])), ofEach },
    control: { kind: "rows", many: true },
  });
