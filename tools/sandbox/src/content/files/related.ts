import { join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields, type Fields } from "../model/record.ts";
import { ContentFileError } from "./content-error.ts";
import { expandEntries } from "./templates.ts";
import type { YamlReader } from "./yaml-file.ts";

/** An entry that another entry names by its key: `productEntry: re-az-prelicense` is a key of `products.yaml`. */
export function readRelated(
  brand: BrandContent,
  key: string,
  where: { readonly section: string; readonly typeHandle: string; readonly askedBy: string },
  yaml: YamlReader,
): Entry {
  const { entries, file } = relatedEntries(brand, where.section, yaml);
  const fields = entries[key];
  if (!isFields(fields)) {
    throw new ContentFileError(
      where.askedBy,
      null,
      `"${key}" is no key of ${brand.id}/${where.section}.yaml.`,
      `Add it there, or use one of: ${listKeys(entries)}.`,
    );
  }
  return relatedEntry(brand, key, fields, where, file ?? where.section);
}

/**
 * All entries of a section's file, and the file's name; no entries and null if there is no file. @throws
 * ContentFileError
 */
export function relatedEntries(
  brand: BrandContent,
  section: string,
  yaml: YamlReader,
): { readonly entries: Fields; readonly file: string | null } {
  const file = yaml.read(join(brand.dir, `${section}.yaml`));
  return file ? { entries: expandEntries(file, brand, yaml), file: file.name } : { entries: {}, file: null };
}

/** An entry whose fields are written inline. */
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

function listKeys(entries: Entry["fields"]): string {
  const keys = Object.keys(entries);
  return keys.length === 0 ? "(the file holds none)" : keys.join(", ");
}
