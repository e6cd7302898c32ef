/** Requirement ids in brackets at the end of a test's title. */
const titleEnd =
  /\[((?:[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*-\d{3})(?:,\s*[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*-\d{3})*)\]["'`]/gu;

/** Every id that the titles of one test file cite, in order and with repetitions. */
export function citationsIn(source: string): string[] {
  return [...source.matchAll(titleEnd)].flatMap(([, ids = ""]) => ids.split(",").map((id) => id.trim()));
}

export interface Requirement {
  readonly id: string;
  readonly area: string;
}

export interface AreaReport {
  readonly area: string;
  readonly total: number;
  readonly cited: number;
  readonly missing: readonly string[];
}

/** Per area of the catalog: how many ids are cited, and which are not. */
export function reportByArea(catalog: readonly Requirement[], cited: ReadonlySet<string>): AreaReport[] {
  const areas = Map.groupBy(catalog, (requirement) => requirement.area);
  return [...areas].map(([area, rows]) => {
    const missing = rows.filter(({ id }) => !cited.has(id)).map(({ id }) => id);
    return { area, total: rows.length, cited: rows.length - missing.length, missing };
  });
}

/** Cited ids that the catalog does not know, with the files that cite them. */
export function unknownCitations(
  catalog: readonly Requirement[],
  citations: ReadonlyMap<string, readonly string[]>,
): { readonly file: string; readonly id: string }[] {
  const known = new Set(catalog.map(({ id }) => id));
  return [...citations].flatMap(([file, ids]) => ids.filter((id) => !known.has(id)).map((id) => ({ file, id })));
}
