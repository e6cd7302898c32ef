import type { Control, Field, Fields } from "../fields/field.ts";
import { toList } from "../fields/read.ts";
import { packed, toText, listUids, unpacked, type Values } from "./values.ts";

/** How a field is made in Craft. */
export interface CraftField {
  /** The PHP class. */
  readonly type: string;
  readonly settings: Values;
}

/** The UIDs of what a field leads to. */
export interface Related {
  readonly group: (handle: string) => string;
  readonly section: (handle: string) => string | null;
  readonly type: (handle: string) => string;
  /** Where pictures go that are uploaded in a field. */
  readonly volume: () => string;
}

const FIELDS = "craft\\fields\\";
export const CKEDITOR = "craft\\ckeditor\\Field";

/** The settings that all fields have which lead to other elements. */
const RELATION = {
  allowSelfRelations: false,
  branchLimit: null,
  defaultPlacement: "end",
  maintainHierarchy: false,
  minRelations: null,
  selectionLabel: null,
  showCardsInGrid: false,
  showSearchInput: true,
  showSiteMenu: false,
  targetSiteId: null,
  validateRelatedElements: false,
  viewMode: null,
} as const;

/** A field as Craft 5 writes it: of the type that an editor sets it by, raw in GraphQL where Craft has two forms. */
export function toCraftField(field: Field, related: Related): CraftField {
  const { type, control } = field;
  const maxRelations = "many" in control && !control.many ? 1 : null;
  switch (type.kind) {
    case "assets":
      return made("Assets", {
        ...RELATION,
        maxRelations,
        allowUploads: true,
        // Craft's own default is a volume that nobody made: its fields show a warning, and take no uploads.
        defaultUploadLocationSource: `volume:${related.volume()}`,
        restrictLocation: false,
        sources: "*",
      });
    case "categories":
      return made("Categories", { ...RELATION, maxRelations, source: `group:${related.group(type.group)}` });
    case "entries": {
      const section = related.section(type.section);
      return made("Entries", { ...RELATION, maxRelations, sources: section === null ? "*" : [`section:${section}`] });
    }
    case "table":
      return made("Table", {
        addRowLabel: "Add a row",
        columns: packed(toColumns(type.columns, 1)),
        maxRows: maxRelations,
        minRows: null,
        staticRows: false,
      });
    case "matrix":
      return made("Matrix", {
        entryTypes: Object.keys(type.rows).map((row) => packed({ uid: related.type(row) })),
        maxEntries: maxRelations,
        minEntries: null,
        propagationMethod: "all",
        viewMode: "cards",
      });
    case "scalar":
      return scalarField(field);
  }
}

function scalarField({ type, control }: Field): CraftField {
  switch (type.kind === "scalar" ? type.scalar : "String") {
    case "Lightswitch":
      return made("Lightswitch", {
        default: control.kind === "toggle" && control.default,
        offLabel: null,
        onLabel: null,
      });
    case "Number":
      return made("Number", { decimals: 2, defaultValue: null, max: null, min: null, size: null });
    case "DateTime":
      return made("Date", { minuteIncrement: 30, showDate: true, showTime: true, showTimeZone: false });
    case "String":
      return textField(control);
  }
}

function textField(control: Control): CraftField {
  switch (control.kind) {
    case "html":
      return { type: CKEDITOR, settings: { fullGraphqlData: false, purifyHtml: true, showWordCount: false } };
    case "link":
      return made("Link", {
        fullGraphqlData: false,
        maxLength: 1000,
        showLabelField: false,
        typeSettings: packed({ url: packed({ allowRootRelativeUrls: "1", allowAnchors: "1" }) }),
        types: ["url", "entry", "email", "tel"],
      });
    case "color":
      return made("Color", { allowCustomColors: true });
    case "choice":
      return made("Dropdown", { customOptions: false, options: listOptions(control).map(packed) });
    default:
      return made("PlainText", { initialRows: 1, multiline: true, placeholder: null, uiMode: "normal" });
  }
}

const made = (name: string, settings: Values): CraftField => ({ type: `${FIELDS}${name}`, settings });

const toOption = (value: string, isDefault: boolean): Values => ({ label: value || "-", value, default: isDefault });

function listOptions(control: Control): Values[] {
  if (control.kind !== "choice") return [];
  const options = control.options.map((value) => toOption(value, value === control.default));
  return control.default === null ? [toOption("", true), ...options] : options;
}

function toColumns(columns: Fields, first: number): Values {
  const byPosition = Object.entries(columns).map(([handle, { about, type, control }], index) => {
    const kind = columnKind(type.kind === "scalar" ? type.scalar : "String", control);
    const options = kind === "select" ? { options: listOptions(control).map(packed) } : {};
    return [`col${first + index}`, packed({ heading: about, handle, type: kind, ...options })] as const;
  });
  return Object.fromEntries(byPosition);
}

function columnKind(scalar: string, { kind }: Control): string {
  if (scalar === "Lightswitch") return "lightswitch";
  if (scalar === "Number") return "number";
  if (scalar === "DateTime") return "date";
  return kind === "choice" ? "select" : kind === "color" ? "color" : kind === "html" ? "multiline" : "singleline";
}

/** The fields of Craft whose values are no texts. */
const OTHER_THAN_TEXT: ReadonlySet<string> = new Set(
  "Addresses Assets Categories Checkboxes ContentBlock Date Entries Json Lightswitch Matrix Money MultiSelect Number Range Table Tags Time Users"
    .split(" ")
    .map((name) => `${FIELDS}${name}`),
);

const READ_AS: Readonly<Record<string, readonly string[]>> = {
  Lightswitch: ["Lightswitch"],
  Number: ["Number", "Range", "PlainText", "Dropdown"],
  DateTime: ["Date"],
  assets: ["Assets"],
  categories: ["Categories"],
  entries: ["Entries"],
  table: ["Table"],
  matrix: ["Matrix"],
};

/** Whether a field that Craft has can be read as it is declared. */
export function canBeRead({ type }: Field, craftType: string): boolean {
  const kind = type.kind === "scalar" ? type.scalar : type.kind;
  if (kind === "String") return !OTHER_THAN_TEXT.has(craftType);
  return (READ_AS[kind] ?? []).some((name) => craftType === `${FIELDS}${name}`);
}

/** Whether a field that Craft has would serve in one more place as it is: of the same type, with the same rows, options, columns and default. */
export function serves(existing: Values, wanted: CraftField): boolean {
  if (existing["type"] !== wanted.type) return false;
  const [has, needs] = [unpacked(existing["settings"]), wanted.settings];
  const isSingle = (settings: Values): boolean => [settings["maxRelations"], settings["maxEntries"]].includes(1);
  if (isSingle(has) !== isSingle(needs)) return false;
  if ("source" in needs && has["source"] !== needs["source"]) return false;
  if ("sources" in needs && JSON.stringify(has["sources"]) !== JSON.stringify(needs["sources"])) return false;
  if ("default" in needs && has["default"] !== needs["default"]) return false;
  const [types, wantedTypes] = [listUids(has["entryTypes"]), listUids(needs["entryTypes"])];
  if (types.length !== wantedTypes.length || wantedTypes.some((uid) => !types.includes(uid))) return false;
  return (
    JSON.stringify(optionsWithDefault(has)) === JSON.stringify(optionsWithDefault(needs)) &&
    JSON.stringify(columnHandles(has)) === JSON.stringify(columnHandles(needs))
  );
}

const optionValues = ({ options }: Values): readonly string[] =>
  Array.isArray(options) ? options.map((option: unknown) => toText(unpacked(option)["value"])) : [];

/** The options, and which of them a new row has: one of another default is another field, as an editor may leave it at that. */
const optionsWithDefault = ({ options }: Values): readonly unknown[] =>
  Array.isArray(options)
    ? options.map((option: unknown) => {
        const { value, default: isDefault } = unpacked(option);
        return [toText(value), [true, 1, "1"].some((on) => on === isDefault)];
      })
    : [];

const columnHandles = ({ columns }: Values): readonly string[] =>
  Object.values(unpacked(columns)).map((column) => toText(unpacked(column)["handle"]));

/**
 * Adds what is missing to a field that Craft has: entry types of a matrix, options of a drop-down, columns of a table.
 *
 * @returns what was added, in words; empty where nothing is missing
 */
export function extend(existing: Values, field: Field, wanted: CraftField): readonly string[] {
  const settings = unpacked(existing["settings"]);
  const added: string[] = [];
  if (field.type.kind === "matrix") {
    const [known, uids] = [listUids(settings["entryTypes"]), listUids(wanted.settings["entryTypes"])];
    const rows = Object.keys(field.type.rows).map((row, index) => ({ row, uid: uids[index] ?? "" }));
    const missing = rows.filter(({ uid }) => !known.includes(uid));
    settings["entryTypes"] = [...toList(settings["entryTypes"]), ...missing.map(({ uid }) => packed({ uid }))];
    added.push(...missing.map(({ row }) => `the entry type ${row}`));
  }
  if (field.control.kind === "choice" && Array.isArray(settings["options"])) {
    const known = new Set(optionValues(settings).map((value) => value.toLowerCase()));
    const missing = field.control.options.filter((value) => !known.has(value.toLowerCase()));
    settings["options"] = [...toList(settings["options"]), ...missing.map((value) => packed(toOption(value, false)))];
    added.push(...missing.map((value) => `the option ${value}`));
  }
  if (field.type.kind === "table") {
    const known = columnHandles(settings);
    const missing = Object.entries(field.type.columns).filter(([handle]) => !known.includes(handle));
    const columns = unpacked(settings["columns"]);
    const last = Math.max(0, ...Object.keys(columns).map((key) => Number(key.replace("col", "")) || 0));
    settings["columns"] = packed({ ...columns, ...toColumns(Object.fromEntries(missing), last + 1) });
    added.push(...missing.map(([handle]) => `the column ${handle}`));
  }
  if (added.length > 0) existing["settings"] = settings;
  return added;
}
