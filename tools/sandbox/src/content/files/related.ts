import { join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields } from "../model/record.ts";
import { ContentFileError } from "./content-error.ts";
import type { YamlReader } from "./yaml-file.ts";

/** An entry that another names by its key: `productEntry: re-az-prelicense` is a key of `products.yaml`. */
export function readRelated(
  brand: BrandContent,
  key: string,
  where: { readonly section: string; readonly typeHandle: string; readonly askedBy: string },
  yaml: YamlReader,
): Entry {
  const file = yaml.read(join(brand.dir, `${where.section}.yaml`));
  const fields = isFields(file?.data) ? file.data[key] : undefined;
  if (!isFields(fields)) {
    throw new ContentFileError(
      where.askedBy,
      null,
      `"${key}" is no key of ${brand.id}/${where.section}.yaml.`,
      `Add it there, or use one of: ${keysOf(file?.data)}.`,
    );
  }
  return relatedEntry(brand, key, fields, where, file?.name ?? where.section);
}

/** An entry whose fields were written in place. */
export function relatedEntry(
  brand: BrandContent,
  key: string,
  fields: Entry["fields"],
  { section, typeHandle }: { readonly section: string; readonly typeHandle: string },
  file: string,
): Entry {
  return {
    kind: "entry",
    brand,
    id: stableId(`${brand.id}/${section}/${key}`),
    slug: key,
    sectionHandle: section,
    typeHandle,
    fieldHandle: null,
    isDraft: false,
    fields: { title: key, ...fields },
    file,
  };
}

function keysOf(data: unknown): string {
  const keys = isFields(data) ? Object.keys(data) : [];
  return keys.length === 0 ? "(the file holds none)" : keys.join(", ");
}
