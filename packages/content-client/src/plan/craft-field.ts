import type { Control, Field, Fields } from "../fields/field.ts";
import { toList } from "../fields/read.ts";
import { packed, toText, listUids, unpacked, type Values } from "./values.ts";

/** A field's type and settings in Craft. */
export interface CraftField {
  /** The PHP class. */
  readonly type: string;
  readonly settings: Values;
}

/** The UIDs of the elements to which a field refers. */
export interface Related {
  readonly group: (handle: string) => string;
  readonly section: (handle: string) => string | null;
  readonly type: (handle: string) => string;
  /** The volume of pictures that editors upload in a field. */
  readonly volume: () => string;
}

const FIELDS = "craft\\fields\\";
export const CKEDITOR = "craft\\ckeditor\\Field";

/** The settings that all relation fields share. */
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

/**
 * Converts a field to Craft 5's form: its type is that of the editor's control, raw in GraphQL if Craft has two forms.
 */
export function toCraftField(field: Field, related: Related): CraftField {
  const { type, control } = field;
  const maxRelations = "many" in control && !control.many ? 1 : null;
  switch (type.kind) {
    case "assets":
      return made("Assets", {
        ...RELATION,
        maxRelations,
        allowUploads: true,
        // Craft's default refers to a volume that does not exist: the field shows a warning and accepts no uploads.
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

/** Craft's field types whose values are not text. */
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

/** Whether an existing field in Craft can be read as declared. */
export function canBeRead({ type }: Field, craftType: string): boolean {
  const kind = type.kind === "scalar" ? type.scalar : type.kind;
  if (kind === "String") return !OTHER_THAN_TEXT.has(craftType);
  return (READ_AS[kind] ?? []).some((name) => craftType === `${FIELDS}${name}`);
}

/**
 * Whether an existing field in Craft can be reused unchanged in another place: it has the same type, rows, options,
 * columns and default.
 */
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

/**
 * The options and the default one. A field with another default cannot be reused, because an editor may keep the
 * default.
 */
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
 * Adds missing parts to an existing field in Craft: a matrix's entry types, a drop-down's options, a table's columns.
 *
 * @returns descriptions of the added parts; empty if nothing is missing
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
