import { dirname, join } from "node:path";
import { type Room, findRoom } from "./rooms.ts";

const listed = (names: readonly string[]): string => (names.length === 0 ? "nothing" : names.join(", "));

const getPackage = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Folders in packages/blocks/src that all blocks share; every other folder belongs to one block. */
const shared = new Set(["shared", "offer", "schedule"]);
const blockFolder = (path: string): string | null => {
  const [, folder] = /packages\/blocks\/src\/([^/]+)\/.+$/u.exec(path) ?? [];
  return folder === undefined || shared.has(folder) ? null : folder;
};

function relativeProblem(file: string, specifier: string): string | null {
  const target = join(dirname(file), specifier);
  const from = findRoom(file);
  const to = findRoom(target);
  if (from && (to === null || to.name !== from.name) && from.name !== "tools" && from.name !== "apps") {
    return `${from.name} reaches out of its own room with a relative path ("${specifier}"). Rooms meet at their package names only: import the other package's public entry.`;
  }
  const folder = blockFolder(file);
  const other = blockFolder(target);
  if (folder !== null && other !== null && folder !== other) {
    return `Block folder "${folder}" imports block folder "${other}". Blocks do not know each other: move what both need to packages/blocks/src/shared.`;
  }
  return null;
}

function roomProblem(name: string, room: Room, specifier: string): string | null {
  const other = getPackage(specifier).slice("@courseway/".length);
  const isDeep = specifier.includes("/src/");
  if (isDeep)
    return `${name} reaches into the insides of ${other} ("${specifier}"). Import what ${other}'s package.json exports.`;
  if (room.rooms.includes("*") || room.rooms.includes(other)) return null;
  return `${name} may not import ${other}: it may import ${listed(room.rooms)} of our packages. Move the code to the room that may, or pass the value in as an argument.`;
}

function libraryProblem(file: string, name: string, room: Room, specifier: string): string | null {
  if (room.libraries === "*") return null;
  const isNodeOnly = room.nodeOnly?.some((path) => file.endsWith(`${name}/${path}`)) ?? false;
  if (isNodeOnly && specifier.startsWith("node:")) return null;
  const library = getPackage(specifier);
  const ofFolder = Object.entries(room.folders ?? {}).filter(([folder]) => file.includes(`${name}/${folder}/`));
  if (ofFolder.some(([, libraries]) => libraries.includes(library))) return null;
  const isAllowed = room.libraries.some((allowed) =>
    allowed === "node:*" ? specifier.startsWith("node:") : allowed === library,
  );
  if (isAllowed) return null;
  return `${name} may not import the library ${library}: shipped code of this room may import ${listed(room.libraries)}. Only storefront imports next and node's environment.`;
}

const isTest = (file: string): boolean =>
  /\.(?:test|stories|bench|properties)\.tsx?$|\/(?:testing|test|fixtures)\/|\/(?:tsup|vitest)\.config\.ts$|\.config\.(?:ts|mjs|js)$/u.test(
    file,
  );

/**
 * The problem with `file` importing `specifier`; null if the walls allow it. The message names both rooms and the fix.
 * @param file path with forward slashes, relative to the repository or absolute
 */
export function importProblem(file: string, specifier: string): string | null {
  const from = findRoom(file);
  if (from === null) return null;
  if (specifier.startsWith(".")) return relativeProblem(file, specifier);
  if (isTest(file)) return null;
  if (specifier.startsWith("@courseway/editor-tools") && file.endsWith(".client.tsx"))
    return `${from.name} imports editor-tools in a client file ("${specifier}"). It reads whole sites and is never for a browser: call it on the server and pass what the island shows.`;
  if (specifier.startsWith("@courseway/")) {
    const own =
      from.name.startsWith("packages/") &&
      getPackage(specifier) === `@courseway/${from.name.slice("packages/".length)}`;
    return own
      ? `${from.name} imports itself by its package name. Use a relative path.`
      : roomProblem(from.name, from.room, specifier);
  }
  return libraryProblem(file, from.name, from.room, specifier);
}

/** Whether the purity rule applies to this file: pure rooms, and every block's view. */
export function mustBePure(file: string): boolean {
  if (isTest(file)) return false;
  if (/packages\/(?:coupons\/src\/events|editor-tools\/src\/(?:cli|links|site))\//u.test(file)) return false;
  if (/packages\/blocks\/src\/.*\bview\.tsx?$/u.test(file)) return true;
  return findRoom(file)?.room.pure ?? false;
}

/** Whether a file may read `process.env`: storefront, the editors' commands, tools and build configuration. */
export function mayReadEnvironment(file: string): boolean {
  const hosts = /(?:^|\/)(?:packages\/storefront|packages\/editor-tools\/src\/cli|tools)\//u;
  return isTest(file) || hosts.test(file) || findRoom(file) === null;
}
