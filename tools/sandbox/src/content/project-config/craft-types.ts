import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/**
 * The GraphQL types that Craft 5 generates from a project config, for a token of its first GraphQL schema: each type's
 * own fields with their GraphQL types. Modeled on the output of Craft 5.8.12 for its own config, and used only by
 * tests.
 */
export type CraftTypes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The parts of a project config, by the paths of their YAML files. */
export type ConfigFiles = Readonly<Record<string, unknown>>;

/** Reads a folder `config/project`. */
export function readConfigFiles(folder: string, under = ""): ConfigFiles {
  const path = join(folder, under);
  if (!existsSync(path)) return {};
  return Object.assign(
    {},
    ...readdirSync(path, { withFileTypes: true }).map((entry) => {
      const name = under === "" ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory()) return readConfigFiles(folder, name);
      return { [name]: parse(readFileSync(join(folder, name), "utf8")) as unknown };
    }),
  );
}

const element = z.object({ type: z.string(), fieldUid: z.string().nullish(), handle: z.string().nullish() });
const layouts = z.record(z.string(), z.object({ tabs: z.array(z.object({ elements: z.array(element) })) })).default({});
const owner = z.object({ handle: z.string(), fieldLayouts: layouts });
const fieldConfig = z.object({ handle: z.string(), type: z.string(), settings: z.unknown() });
const section = z.object({ handle: z.string(), entryTypes: z.unknown() });
const graphqlSchema = z.object({ scope: z.array(z.string()) });

type FieldConfig = z.infer<typeof fieldConfig>;
type Layouts = z.infer<typeof layouts>;

/** The types of a config. @throws if a layout or a matrix refers to something that does not exist */
export function craftTypes(files: ConfigFiles): CraftTypes {
  const fields = itemsIn(files, "fields", fieldConfig);
  const entryTypes = itemsIn(files, "entryTypes", owner);
  const scope = new Set([...itemsIn(files, "graphql/schemas", graphqlSchema).values()].flatMap((one) => one.scope));
  const isRead = (kind: string, uid: string): boolean => scope.has(`${kind}.${uid}:read`);
  const types = new Map<string, Map<string, string>>();

  const inSections = [...itemsIn(files, "sections", section)].filter(([uid]) => isRead("sections", uid));
  const inFields = [...fields].filter(([uid]) => isRead("nestedentryfields", uid));
  const visible = [
    ...inSections.flatMap(([, { entryTypes: list }]) => listUids(list)),
    ...inFields.flatMap(([, { settings }]) => listUids(readSettings(settings)["entryTypes"])),
  ];
  for (const uid of visible) addType(`${at(entryTypes, uid).handle}_Entry`, at(entryTypes, uid).fieldLayouts);
  for (const [uid, { handle, fieldLayouts }] of itemsIn(files, "globalSets", owner))
    if (isRead("globalsets", uid)) addType(`${handle}_GlobalSet`, fieldLayouts);
  for (const [uid, { handle, fieldLayouts }] of itemsIn(files, "categoryGroups", owner))
    if (isRead("categorygroups", uid)) addType(`${handle}_Category`, fieldLayouts);
  return types;

  function addType(name: string, layoutsOfType: Layouts): void {
    if (types.has(name)) return;
    const own = new Map<string, string>();
    types.set(name, own);
    // Craft omits image fields if the token may not read any volume.
    const hasPictures = [...itemsIn(files, "volumes", z.unknown()).keys()].some((uid) => isRead("volumes", uid));
    for (const { fieldUid, handle } of Object.values(layoutsOfType).flatMap(({ tabs }) =>
      tabs.flatMap((tab) => tab.elements),
    )) {
      if (!fieldUid) continue;
      const config = at(fields, fieldUid);
      const type = graphqlType(config);
      if (type.includes("AssetInterface") && !hasPictures) continue;
      own.set(handle ?? config.handle, type);
    }
  }

  function graphqlType({ handle, type, settings: given }: FieldConfig): string {
    const settings = readSettings(given);
    switch (type.replace("craft\\fields\\", "")) {
      case "Lightswitch":
        return "Boolean";
      case "Number":
        return "Number";
      case "Date":
        return "DateTime";
      case "Assets":
        return "[AssetInterface]!";
      case "Entries":
        return "[EntryInterface]!";
      case "Categories":
        return "[CategoryInterface]!";
      case "Matrix":
        for (const uid of listUids(settings["entryTypes"])) at(entryTypes, uid);
        return `[${handle}_MatrixField]!`;
      case "Table":
        addColumns(`${handle}_TableRow`, settings);
        return `[${handle}_TableRow]`;
      case "craft\\ckeditor\\Field":
        return settings["fullGraphqlData"] === false ? "String" : `${handle}_CkeditorField`;
      case "Link":
        return settings["fullGraphqlData"] === false ? "String" : "LinkData";
      case "PlainText":
      case "Dropdown":
      case "Color":
        return "String";
      default:
        throw new Error(`Nobody knows what Craft makes of the field ${handle}: ${type}.`);
    }
  }

  function addColumns(name: string, settings: Readonly<Record<string, unknown>>): void {
    const columns = Object.entries(readSettings(settings["columns"])).flatMap(([key, column]) => {
      const { handle, type } = readSettings(column);
      const graphql = COLUMNS[String(type)] ?? "String";
      return [
        [key, graphql],
        [String(handle), graphql],
      ] as const;
    });
    types.set(name, new Map(columns));
  }
}

const COLUMNS: Readonly<Record<string, string>> = {
  date: "DateTime",
  time: "DateTime",
  number: "Number",
  lightswitch: "Boolean",
};

/** The types that each matrix field may contain, by name. */
export function matrixTypes(files: ConfigFiles): ReadonlyMap<string, readonly string[]> {
  const entryTypes = itemsIn(files, "entryTypes", owner);
  const matrices = [...itemsIn(files, "fields", fieldConfig).values()].filter(({ type }) => type.endsWith("\\Matrix"));
  return new Map(
    matrices.map(({ handle, settings }) => [
      `${handle}_MatrixField`,
      listUids(readSettings(settings)["entryTypes"]).map((uid) => `${at(entryTypes, uid).handle}_Entry`),
    ]),
  );
}

function itemsIn<Output>(files: ConfigFiles, folder: string, schema: z.ZodType<Output>): Map<string, Output> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(own.map(([path, value]) => [getUid(path), schema.parse(value)]));
}

/** A UID at the end of a file's name, as Craft recognizes it (`StringHelper::UUID_PATTERN`): version 4 only. */
const UID = /^(?:.*--)?([\da-z]{8}-[\da-z]{4}-4[\da-z]{3}-[89ab][\da-z]{3}-[\da-z]{12})$/i;

/** The UID that Craft reads from a file's name: the whole name if it does not end in a UID. */
const getUid = (path: string): string => UID.exec(basename(path, ".yaml"))?.[1] ?? basename(path, ".yaml");

function at<Item>(items: ReadonlyMap<string, Item>, uid: string): Item {
  const item = items.get(uid);
  if (item === undefined) throw new Error(`The project config refers to ${uid}, which does not exist.`);
  return item;
}

/** A map of settings. Craft writes it as `__assoc__` with pairs if the order of the keys matters. */
function readSettings(value: unknown): Readonly<Record<string, unknown>> {
  const map = z.record(z.string(), z.unknown()).catch({}).parse(value);
  const pairs = z.array(z.tuple([z.string(), z.unknown()])).safeParse(map["__assoc__"]);
  return pairs.success ? Object.fromEntries(pairs.data) : map;
}

const listUids = (list: unknown): readonly string[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(list)
    .map((one) => (typeof one === "string" ? one : String(readSettings(one)["uid"])));
