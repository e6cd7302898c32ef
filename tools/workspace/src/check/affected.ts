/** A workspace package: its folder, its name, and the names of the packages that it needs. */
export interface RoomManifest {
  readonly folder: string;
  readonly name: string;
  readonly needs: readonly string[];
}

/** The checks that a change requires. Folders and files are relative to the repository's root. */
export interface AffectedPlan {
  /**
   * Whether the change may affect everything: a setting of all rooms, or the walls. In this case the rest of the plan
   * is ignored.
   */
  readonly isWhole: boolean;
  /** The changed rooms and all rooms that depend on them, directly or indirectly. */
  readonly rooms: readonly string[];
  /** Source files whose dependent tests run. */
  readonly related: readonly string[];
  /** Rooms whose tests all run. */
  readonly tested: readonly string[];
  /** The folder of the block to which the contract tests can be limited; null for all blocks. */
  readonly block: string | null;
}

const ROOM = /^(?:packages|apps|tools)\/[^/]+/u;
const SOURCE = /\.tsx?$/u;
const BLOCK = /^packages\/blocks\/src\/([^/]+)\//u;
/** A change to these files may affect everything. */
const EVERYWHERE =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig\.\w+\.json|vitest\.config\.ts|\.oxlintrc\.json|tools\/workspace\/src\/walls\/)/u;
/** Rooms whose tests read other rooms' files without importing them, and those files. */
const READERS: Readonly<Record<string, RegExp>> = {
  "tools/workspace": /./u,
  "tools/sandbox": /^(?:packages\/(?:blocks|content-client)|tools\/sandbox|apps\/[^/]+\/blocks)\/|^docs\/blocks\.md$/u,
};

const findRoom = (file: string): string | undefined => ROOM.exec(file)?.[0];

/** The rooms and all rooms that depend on them, sorted by folder. */
function withDependents(touched: readonly string[], manifests: readonly RoomManifest[]): readonly string[] {
  const found = new Set(manifests.filter(({ folder }) => touched.includes(folder)));
  for (const room of found) for (const other of manifests) if (other.needs.includes(room.name)) found.add(other);
  return [...found].map(({ folder }) => folder).toSorted();
}

function findBlock(files: readonly string[], blocks: readonly string[]): string | null {
  const [first, ...others] = new Set(
    files.filter((file) => file.startsWith("packages/")).map((file) => BLOCK.exec(file)?.[1] ?? ""),
  );
  return others.length === 0 && first !== undefined && blocks.includes(first) ? first : null;
}

/** Plans the checks that a change requires. */
export function planAffected(change: {
  /** The changed files, including deleted ones. */
  readonly files: readonly string[];
  readonly isThere: (file: string) => boolean;
  readonly manifests: readonly RoomManifest[];
  /** The folders of the library's blocks. */
  readonly blocks: readonly string[];
}): AffectedPlan {
  const { files, manifests, isThere } = change;
  const isRelated = (file: string): boolean => SOURCE.test(file) && isThere(file);
  const known = new Set(manifests.map(({ folder }) => folder));
  const listRooms = (some: readonly string[]): readonly string[] =>
    [...new Set(some.flatMap((file) => findRoom(file) ?? []))].filter((folder) => known.has(folder));
  const readers = Object.keys(READERS).filter((room) => files.some((file) => READERS[room]?.test(file)));
  return {
    isWhole: files.some((file) => EVERYWHERE.test(file)),
    rooms: withDependents(listRooms(files), manifests),
    related: files.filter((file) => isRelated(file) && findRoom(file) !== undefined),
    // Style sheets, settings and deleted files have no imports that lead to the tests that depend on them.
    tested: [...new Set([...listRooms(files.filter((file) => !isRelated(file))), ...readers])].toSorted(),
    block: findBlock(files, change.blocks),
  };
}
