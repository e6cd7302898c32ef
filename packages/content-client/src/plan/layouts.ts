import { isRecord } from "../fields/read.ts";
import { stableUid } from "./stable-uid.ts";
import { getList, getMap, toText, type Values } from "./values.ts";

/** A field in the layout of an entry type, a category group or a global set. */
export interface LayoutField {
  readonly fieldUid: string;
  /** The handle that applies only in this layout; null for the field's own. */
  readonly handle: string | null;
  readonly label: string | null;
  readonly instructions: string | null;
}

/** Returns the fields of an owner's layouts, in order. */
export const layoutFields = (owner: Values): readonly Pick<LayoutField, "fieldUid" | "handle">[] =>
  listLayouts(owner)
    .flatMap((layout) => listTabs(layout))
    .flatMap((tab) => getList(tab, "elements"))
    .filter(isRecord)
    .filter((element) => toText(element["fieldUid"]) !== "")
    .map((element) => ({ fieldUid: toText(element["fieldUid"]), handle: toText(element["handle"]) || null }));

/**
 * Adds a field to the end of a layout's first tab; creates layout and tab if they do not exist.
 *
 * @param name the owner's unique name, for UIDs
 */
export function addToLayout(owner: Values, name: string, field: LayoutField): void {
  getList(firstTab(owner, name), "elements").push({
    ...ELEMENT,
    ...field,
    editCondition: null,
    type: "craft\\fieldlayoutelements\\CustomField",
    uid: stableUid(`${name}:element:${field.handle ?? field.fieldUid}`),
  });
}

/**
 * Adds the title at the start of a new layout.
 *
 * @param type the class of the title of an entry, an asset or a category
 */
export function addTitle(
  owner: Values,
  name: string,
  type: "entries\\EntryTitleField" | "assets\\AssetTitleField" | "TitleField",
): void {
  getList(firstTab(owner, name), "elements").unshift({
    ...ELEMENT,
    inputType: null,
    type: `craft\\fieldlayoutelements\\${type}`,
    uid: stableUid(`${name}:title`),
  });
}

/** Adds the field for a picture's alternative text. */
export function addAlt(owner: Values, name: string): void {
  getList(firstTab(owner, name), "elements").push({
    ...ELEMENT,
    type: "craft\\fieldlayoutelements\\assets\\AltField",
    uid: stableUid(`${name}:alt`),
  });
}

const ELEMENT = {
  dateAdded: null,
  elementCondition: null,
  includeInCards: false,
  instructions: null,
  label: null,
  providesThumbs: false,
  required: false,
  tip: null,
  userCondition: null,
  warning: null,
  width: 100,
} as const;

const listLayouts = (owner: Values): readonly Values[] => Object.values(getMap(owner, "fieldLayouts")).filter(isRecord);

const listTabs = (layout: Values): readonly Values[] => getList(layout, "tabs").filter(isRecord);

function firstTab(owner: Values, name: string): Values {
  const [layout = getMap(getMap(owner, "fieldLayouts"), stableUid(`${name}:layout`))] = listLayouts(owner);
  const [tab] = listTabs(layout);
  if (tab !== undefined) return tab;
  const made = {
    elementCondition: null,
    elements: [],
    name: "Content",
    uid: stableUid(`${name}:tab`),
    userCondition: null,
  };
  layout["cardThumbAlignment"] ??= "end";
  getList(layout, "tabs").push(made);
  return made;
}
