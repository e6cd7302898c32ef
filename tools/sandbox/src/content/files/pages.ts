import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields } from "../model/record.ts";
import { ContentFileError } from "./content-error.ts";
import { isSafeName } from "./safe-name.ts";
import type { YamlFile, YamlReader } from "./yaml-file.ts";

export type PageFolder = "pages" | "drafts";

export const PAGE_TYPE = "visionTemplateEntry";

/** Looks a page's file over before it is served. @throws ContentFileError */
export type PageCheck = (file: YamlFile, typeHandle: string) => void;

/** The slugs of a brand's pages or drafts, which are the names of their files. */
export function pageSlugs(brand: BrandContent, folder: PageFolder): string[] {
  try {
    return readdirSync(join(brand.dir, folder))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => name.slice(0, -".yaml".length))
      .toSorted();
  } catch {
    return [];
  }
}

/** One page, or null where no file has that slug. @throws ContentFileError where the file needs fixing. */
export function readPage(
  brand: BrandContent,
  folder: PageFolder,
  slug: string,
  yaml: YamlReader,
  check: PageCheck,
): Entry | null {
  if (!isSafeName(slug)) return null;
  const file = yaml.read(join(brand.dir, folder, `${slug}.yaml`));
  if (!file) return null;
  if (!isFields(file.data)) {
    throw new ContentFileError(
      file.name,
      1,
      "The file holds no fields.",
      "Begin with `title:` and a list under `baseComponents:`.",
    );
  }
  const typeHandle = typeof file.data.typeHandle === "string" ? file.data.typeHandle : PAGE_TYPE;
  check(file, typeHandle);
  return {
    kind: "entry",
    brand,
    id: stableId(`${brand.id}/pages/${slug}`),
    slug,
    sectionHandle: "pages",
    typeHandle,
    fieldHandle: null,
    isDraft: folder === "drafts",
    fields: file.data,
    file: file.name,
  };
}
