import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { CommandError } from "../check/options.ts";
import { isRecord } from "../fields/read.ts";
import { getMap, toText, type Values } from "./values.ts";

/** The parts of a project config that a plan reads or writes, by their folders. */
const KINDS = [
  "fields",
  "entryTypes",
  "sections",
  "categoryGroups",
  "globalSets",
  "graphql/schemas",
  "sites",
  "siteGroups",
  "volumes",
] as const;

export type Kind = (typeof KINDS)[number];

/** One part: a field, an entry type, a section, and so on. */
export interface Item {
  readonly uid: string;
  readonly value: Values;
  /** The part's file, relative to the config's folder. */
  readonly file: string;
  /** Whether this plan adds the part. */
  readonly isNew: boolean;
}

/** A Craft project config with the changes of a plan. Nothing is written before `writeFiles`. */
export interface ProjectConfig {
  /** The content of `project.yaml`, empty if there is none. */
  readonly root: Values;
  items(kind: Kind): readonly Item[];
  byHandle(kind: Kind, handle: string): Item | null;
  byUid(kind: Kind, uid: string): Item | null;
  add(kind: Kind, uid: string, value: Values): Item;
  changed(item: Item): void;
  rootChanged(): void;
  /** The new and changed files by path. */
  files(): ReadonlyMap<string, string>;
}

const ROOT = "project.yaml";
const YAML = { sortMapEntries: true, lineWidth: 0, singleQuote: true } as const;

/**
 * Reads a project config: `project.yaml` and one file for each part, or all parts in `project.yaml`.
 *
 * @param folder may be missing or empty
 * @throws CommandError if a file is not YAML
 */
export function readProjectConfig(folder: string): ProjectConfig {
  const rootFile = join(folder, ROOT);
  const root = existsSync(rootFile) ? readYaml(rootFile) : {};
  const items = new Map<Kind, Item[]>(KINDS.map((kind) => [kind, listItems(kind, root, folder)]));
  const touched = new Map<string, Values>();
  const all = (kind: Kind): Item[] => items.get(kind) ?? [];

  return {
    root,
    items: all,
    byHandle: (kind, handle) => all(kind).find(({ value }) => value["handle"] === handle) ?? null,
    byUid: (kind, uid) => all(kind).find((item) => item.uid === uid) ?? null,
    add(kind, uid, value) {
      const handle = toText(value["handle"]);
      const item = { uid, value, file: `${kind}/${handle === "" ? "" : `${handle}--`}${uid}.yaml`, isNew: true };
      items.set(kind, [...all(kind), item]);
      touched.set(item.file, value);
      return item;
    },
    changed: ({ file, value }) => void touched.set(file, file === ROOT ? root : value),
    rootChanged: () => void touched.set(ROOT, root),
    files: () => new Map([...touched].map(([file, value]) => [file, stringify(value, YAML)])),
  };
}

/** Writes the files of a plan to a folder. Removes nothing. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function listItems(kind: Kind, root: Values, folder: string): Item[] {
  const [first = kind, second] = kind.split("/");
  const group = second === undefined ? root[first] : isRecord(root[first]) ? root[first][second] : undefined;
  const inRoot = isRecord(group)
    ? Object.keys(group).map((uid) => ({ uid, value: getMap(group, uid), file: ROOT, isNew: false }))
    : [];
  const path = join(folder, kind);
  if (!existsSync(path)) return inRoot;
  const files = readdirSync(path).filter((name) => name.endsWith(".yaml"));
  const alone = files.toSorted().map((name) => ({
    uid: name.replace(/^.*--/, "").replace(/\.yaml$/, ""),
    value: readYaml(join(path, name)),
    file: `${kind}/${name}`,
    isNew: false,
  }));
  return [...inRoot, ...alone];
}

function readYaml(file: string): Values {
  try {
    // Craft writes paths that begin with "@" without quotation marks, such as `path: @webroot/assets`.
    const text = readFileSync(file, "utf8").replaceAll(/: (@\S*)$/gmu, ": '$1'");
    const value: unknown = parse(text, { logLevel: "error" });
    if (isRecord(value)) return value;
    throw new Error("it holds no map");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be read as Craft's project config: ${why} Give the folder config/project.`);
  }
}
