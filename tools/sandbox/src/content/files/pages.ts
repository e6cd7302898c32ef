import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrandContent } from "../model/brand.ts";
import { stableId, type Entry } from "../model/entry.ts";
import { isFields } from "../model/record.ts";
import { ContentFileError } from "./content-error.ts";
import { isSafeName } from "./safe-name.ts";
import { type TemplatePage, templatePages } from "./templates.ts";
import type { YamlFile, YamlReader } from "./yaml-file.ts";

export type PageFolder = "pages" | "drafts";

export const PAGE_TYPE = "visionTemplateEntry";

/** Validates a page's file before it is served. @throws ContentFileError */
export type PageCheck = (file: YamlFile, typeHandle: string) => void;

/** The slugs of a brand's pages or drafts: their file names, and for pages also those that templates generate. */
export function pageSlugs(brand: BrandContent, folder: PageFolder, yaml: YamlReader): string[] {
  const made = folder === "pages" ? templatePages(brand, yaml).map(({ slug }) => slug) : [];
  return [...new Set([...fileSlugs(brand, folder), ...made])].toSorted();
}

function fileSlugs(brand: BrandContent, folder: PageFolder): readonly string[] {
  try {
    return readdirSync(join(brand.dir, folder))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => name.slice(0, -".yaml".length));
  } catch {
    return [];
  }
}

/** Reads one page by slug; null if no file and no template has it. @throws ContentFileError if the file needs fixing. */
export type ReadPage = (slug: string) => Entry | null;

/**
 * Reads pages of a folder. A file has priority over a template. The templates are listed once, so use a new reader for
 * each query.
 */
export function createPageReader(
  brand: BrandContent,
  folder: PageFolder,
  yaml: YamlReader,
  check: PageCheck,
): ReadPage {
  let listed: readonly TemplatePage[] | null = folder === "pages" ? null : [];
  const findMade = (slug: string) => (listed ??= templatePages(brand, yaml)).find((page) => page.slug === slug);
  return (slug) => {
    if (!isSafeName(slug)) return null;
    const entry = yaml.read(join(brand.dir, folder, `${slug}.yaml`));
    const made = entry ? null : findMade(slug)?.read();
    const file = entry ?? made?.file;
    if (!file) return null;
    const fields = made?.fields ?? file.data;
    if (!isFields(fields)) {
      throw new ContentFileError(
        file.name,
        1,
        "The file holds no fields.",
        "Begin with `title:` and a list under `baseComponents:`.",
      );
    }
    const typeHandle = typeof fields["typeHandle"] === "string" ? fields["typeHandle"] : PAGE_TYPE;
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
      fields,
      savedAt: file.savedAt,
      file: file.name,
    };
  };
}
