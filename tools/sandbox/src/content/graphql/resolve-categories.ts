import { stableId, type Entry } from "../model/entry.ts";
import { isFields, toList, type Fields } from "../model/record.ts";
import { toUid } from "./built-ins.ts";
import type { Ready } from "./context.ts";

/** Categories written inline: a title, or a title with its code. */
export function listCategories(owner: Entry, value: unknown, group: string): Ready[] {
  return toList(value).map((one) => {
    const fields: Fields = isFields(one) ? one : { title: String(one) };
    const slug = String(fields.slug ?? fields.title ?? "")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-");
    const id = stableId(`${group}/${slug}`);
    return {
      kind: "ready",
      typeName: `${group}_Category`,
      brand: owner.brand,
      owner,
      fields: { id: String(id), uid: toUid(id), slug, groupHandle: group, ...fields },
    };
  });
}
