import { nearest } from "../check/nearest.ts";
import { isReservedHandle } from "../check/reserved.ts";
import { listHandles, type Field } from "../fields/field.ts";
import { canBeRead, toCraftField, extend, type Related, serves } from "./craft-field.ts";
import { toCraftName } from "./craft-name.ts";
import { addToLayout, layoutFields } from "./layouts.ts";
import { addItem, type Draft } from "./plan.ts";
import type { Item } from "./project-config.ts";
import { stableUid } from "./stable-uid.ts";
import { toText } from "./values.ts";

/** The owner of a layout: an entry type, a category group or a global set. */
export interface Owner {
  /** A unique name that includes its kind. */
  readonly name: string;
  readonly item: Item;
}

/** Adds declared fields that a layout lacks; refuses changes that require a new name or another type. */
export function planFields(
  draft: Draft,
  related: Related,
  { name, item }: Owner,
  fields: ReadonlyMap<string, Field>,
): void {
  const before = layoutFields(item.value).flatMap(({ fieldUid, handle }) => {
    const field = draft.config.byUid("fields", fieldUid);
    return field === null ? [] : [{ field, handle: handle ?? toText(field.value["handle"]) }];
  });
  const read = new Set([...fields].flatMap(([handle, field]) => listHandles(handle, field)));
  const unread = before.map(({ handle }) => handle).filter((handle) => !read.has(handle));
  for (const [declared, field] of fields) {
    const there = before.find(({ handle }) => listHandles(declared, field).includes(handle));
    if (there === undefined) planMissing(draft, related, { name, item }, declared, field, unread);
    else planExisting(draft, related, name, declared, field, there.field);
  }
}

function planExisting(
  { config, added, refused }: Draft,
  related: Related,
  owner: string,
  handle: string,
  field: Field,
  existing: Item,
): void {
  const { value } = existing;
  const type = toText(value["type"]);
  const wanted = toCraftField(field, related);
  if (!canBeRead(field, type)) {
    refused.push(
      `"${handle}" of the ${owner} is a ${type}, and the site reads a ${wanted.type}. Make a new field of that type in Craft, move what editors wrote, and take the old one out of the layout.`,
    );
    return;
  }
  const more = extend(value, field, wanted);
  if (more.length === 0) return;
  if (!existing.isNew) added.push(`field ${toText(value["handle"])}: ${more.join(", ")}`);
  config.changed(existing);
}

function planMissing(
  draft: Draft,
  related: Related,
  { name, item }: Owner,
  declared: string,
  field: Field,
  unread: readonly string[],
): void {
  const handle = listHandles(declared, field).find((one) => !isReservedHandle(one));
  if (handle === undefined) {
    draft.refused.push(
      `"${declared}" of the ${name} is a word that Craft reserves. Give its declaration an alias (aliased).`,
    );
    return;
  }
  const near = nearest(handle, unread);
  if (near !== null) {
    draft.refused.push(
      `The ${name} has no "${handle}", but "${near}", which nothing reads. If it is the same, rename it in Craft, or name it as an alias in the declaration; if not, add "${handle}" in Craft by hand.`,
    );
    return;
  }
  const made = planField(draft, related, handle, field);
  const isRenamed = made.value["handle"] !== handle;
  addToLayout(item.value, name, {
    fieldUid: made.uid,
    handle: isRenamed ? handle : null,
    label: isRenamed ? toCraftName(handle) : null,
    instructions: field.about,
  });
  if (!item.isNew) draft.added.push(`${name}: ${handle}`);
  draft.config.changed(item);
}

/** Returns a field of Craft or this plan that is as declared, else a new one, with another handle if necessary. */
function planField(draft: Draft, related: Related, handle: string, field: Field): Item {
  const wanted = toCraftField(field, related);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? handle : `${handle}${number}`;
    // MySQL ignores case, so Craft's handles on it do too.
    const same = draft.config
      .items("fields")
      .find(({ value }) => toText(value["handle"]).toLowerCase() === candidate.toLowerCase());
    if (same?.value["handle"] === candidate && serves(same.value, wanted)) return same;
    if (same === undefined)
      return addItem(draft, "fields", stableUid(`fields:${candidate}`), `field ${candidate} (${wanted.type})`, {
        columnSuffix: null,
        handle: candidate,
        instructions: null,
        name: toCraftName(handle),
        searchable: false,
        settings: wanted.settings,
        translationKeyFormat: null,
        translationMethod: wanted.type.endsWith("Matrix") ? "site" : "none",
        type: wanted.type,
      });
  }
}
