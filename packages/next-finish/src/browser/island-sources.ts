import { ISLAND_TAG, type IslandSource } from "@courseway/ui/islands";

/** An island that threw or did not start, with its element. The cause is what was thrown. */
export class IslandError extends Error {
  readonly element: Element;

  constructor(element: Element, cause: unknown) {
    super(`The island ${element.getAttribute("name") ?? ""} fails: ${String(cause)}`, { cause });
    this.element = element;
  }
}

/** A module's exports. */
export type IslandList = Readonly<Record<string, unknown>>;

/** Islands by their names. */
export type IslandSources = ReadonlyMap<string, IslandSource>;

function findSource(exported: unknown): IslandSource | null {
  if (typeof exported !== "function" || !("source" in exported)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `lazyIsland` alone gives a component a source
  return exported.source as IslandSource;
}

/** The islands among what modules export. */
export const createIslandSources = (lists: readonly IslandList[]): IslandSources =>
  new Map(
    lists.flatMap((list) =>
      Object.values(list).flatMap((exported) => {
        const source = findSource(exported);
        return source === null ? [] : [[source.name, source] as const];
      }),
    ),
  );

/** The page's islands, each with its element. */
export const ofDocument = (sources: IslandSources): readonly (readonly [Element, IslandSource])[] =>
  [...document.querySelectorAll(ISLAND_TAG)].flatMap((element) => {
    const source = sources.get(element.getAttribute("name") ?? "");
    return source === undefined ? [] : [[element, source] as const];
  });

/** Calls `prepare` of the first island that has one, before the page reads its visitor. @returns what `prepare` returns */
export async function prepareIslands(
  found: ReturnType<typeof ofDocument>,
  readProps: (element: Element) => unknown,
): Promise<unknown> {
  const first = found.find(([, { prepare }]) => prepare !== undefined);
  return first?.[1].prepare?.(readProps(first[0]));
}
