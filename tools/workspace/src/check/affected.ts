/** A workspace package: its folder, its name, and the names of those it needs. */
export interface RoomManifest {
  readonly folder: string;
  readonly name: string;
  readonly needs: readonly string[];
}

/** What a change asks for. Folders and files are relative to the repository's root. */
export interface AffectedPlan {
  /** Whether it may reach everything: a setting of all rooms, or the walls. Nothing else of the plan counts then. */
  readonly isWhole: boolean;
  /** The touched rooms and all that need them, by whatever way. */
  readonly rooms: readonly string[];
  /** Sources whose dependent tests run. */
  readonly related: readonly string[];
  /** Rooms all of whose tests run. */
  readonly tested: readonly string[];
  /** The folder of the one block to which the contract can be held, or null for all blocks. */
  readonly block: string | null;
}

const ROOM = /^(?:packages|apps|tools)\/[^/]+/u;
const SOURCE = /\.tsx?$/u;
const BLOCK = /^packages\/blocks\/src\/([^/]+)\//u;
/** A change here may turn out anywhere. */
const EVERYWHERE =
  /^(?:package\.json|pnpm-(?:lock|workspace)\.yaml|tsconfig\.\w+\.json|vitest\.config\.ts|\.oxlintrc\.json|tools\/workspace\/src\/walls\/)/u;
/** Rooms whose tests read files of others without importing them, and which files. */
const READERS: Readonly<Record<string, RegExp>> = {
  "tools/workspace": /./u,
  "tools/sandbox": /^(?:packages\/(?:blocks|content-client)|tools\/sandbox|apps\/[^/]+\/blocks)\/|^docs\/blocks\.md$/u,
};

const findRoom = (file: string): string | undefined => ROOM.exec(file)?.[0];

/** The rooms and everything that needs them, in order of folder. */
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

/** What must be looked at again after a change. */
export function planAffected(change: {
  /** The files that differ, also those that are gone. */
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
    // No import leads from a style sheet, a setting or what is gone to the tests that mind it.
    tested: [...new Set([...listRooms(files.filter((file) => !isRelated(file))), ...readers])].toSorted(),
    block: findBlock(files, change.blocks),
  };
}
