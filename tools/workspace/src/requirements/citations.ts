import { getReach } from "./reach.ts";

/** Requirement ids in brackets at the end of a test's title. */
const titleEnd =
  /\[((?:[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*-\d{3})(?:,\s*[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*-\d{3})*)\]["'`]/gu;

/** Every id in the titles of one test file, in order and with repetitions. */
export function citationsIn(source: string): string[] {
  return [...source.matchAll(titleEnd)].flatMap(([, ids = ""]) => ids.split(",").map((id) => id.trim()));
}

export interface Requirement {
  readonly id: string;
  readonly area: string;
}

/** The ids that each test file cites, by path relative to the repository's root. */
export type Citations = ReadonlyMap<string, readonly string[]>;

export interface AreaReport {
  readonly area: string;
  readonly total: number;
  /** Rows that at least one test cites. */
  readonly cited: number;
  /** Rows that a test proves through an interface of visitors, editors or operators: only these are done. */
  readonly done: number;
  readonly missing: readonly string[];
}

/** For each area of the catalog: how many ids are cited, how many are done, and which are not cited. */
export function reportByArea(catalog: readonly Requirement[], citations: Citations): AreaReport[] {
  const cited = new Set([...citations.values()].flat());
  const done = new Set([...citations].flatMap(([file, ids]) => (getReach(file) === "met" ? ids : [])));
  const areas = Map.groupBy(catalog, (requirement) => requirement.area);
  return [...areas].map(([area, rows]) => {
    const missing = rows.filter(({ id }) => !cited.has(id)).map(({ id }) => id);
    const doneHere = rows.filter(({ id }) => done.has(id)).length;
    return { area, total: rows.length, cited: rows.length - missing.length, done: doneHere, missing };
  });
}

/** Rows that only library tests cite, in the catalog's order, each with the files that cite it. */
export function libraryOnly(
  catalog: readonly Requirement[],
  citations: Citations,
): { readonly id: string; readonly files: readonly string[] }[] {
  return catalog.flatMap(({ id }) => {
    const files = [...citations].filter(([, ids]) => ids.includes(id)).map(([file]) => file);
    return files.length > 0 && files.every((file) => getReach(file) === "library") ? [{ id, files }] : [];
  });
}

/** Cited ids that are not in the catalog, with the files that cite them. */
export function unknownCitations(
  catalog: readonly Requirement[],
  citations: Citations,
): { readonly file: string; readonly id: string }[] {
  const known = new Set(catalog.map(({ id }) => id));
  return [...citations].flatMap(([file, ids]) => ids.filter((id) => !known.has(id)).map((id) => ({ file, id })));
}
