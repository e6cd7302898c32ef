import { type BrandName, root } from "@courseway/workspace/local";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { checksAll, testedBrands } from "../environment.ts";

/** The path of a page from its slug. */
const pathOfSlug = (slug: string): string =>
  (slug === "home" ? "/" : `/${slug.replaceAll("--", "/")}/`).replace(/^\/blog\/home\/$/u, "/blog/");

const getFolder = (brand: BrandName): string => join(root, "tools/sandbox/content", brand, "pages");

/** A state for which every template of the brand generates a page, for brands with templates. */
const SAMPLE_STATE: Readonly<Record<string, string>> = { ace: "georgia", dec: "ohio" };

/** The files of a brand's pages by path: every page file, and every template under the path of one of its pages. */
function listFiles(brand: BrandName): ReadonlyMap<string, string> {
  const templates = join(getFolder(brand), "../templates");
  const state = SAMPLE_STATE[brand];
  const pathsIn = (folder: string, toSlug: (name: string) => string) =>
    globSync("*.yaml", { cwd: folder }).map(
      (file) => [pathOfSlug(toSlug(basename(file, ".yaml"))), join(folder, file)] as const,
    );
  const ofTemplates = state === undefined ? [] : pathsIn(templates, (name) => name.replace("[slug]", state));
  return new Map([...ofTemplates, ...pathsIn(getFolder(brand), (name) => name)]);
}

/**
 * The paths of a brand's pages, sorted, home first: every written page, and one page of each template. @throws Error if
 * the brand has no home page
 */
export function listPages(brand: BrandName): readonly string[] {
  const paths = [...listFiles(brand).keys()];
  if (!paths.includes("/"))
    throw new Error(`The brand ${brand} has no home page: add tools/sandbox/content/${brand}/pages/home.yaml.`);
  return paths.toSorted();
}

/** The pairs of vertically adjacent blocks of a page. */
function neighborsIn(file: string): readonly string[] {
  const handles = [...readFileSync(file, "utf8").matchAll(/typeHandle: (\w+)$/gmu)].map(([, handle]) => handle);
  return handles.map((handle, index) => `${handles[index - 1] ?? "top"} above ${handle}`);
}

/** A page of one brand. */
interface BrandPage {
  readonly brand: BrandName;
  readonly path: string;
}

const EVERY_BRAND_HAS: ReadonlySet<string> = new Set(["/", "/all-blocks/"]);

/**
 * The pages to test in a browser. On a push: every brand's home page and page of every block, one page of each
 * template, and the first page of every second folder. With `all`, of every folder, and each page with a pair of
 * adjacent blocks that no earlier page has. Single blocks with all their settings are covered by their stories, under
 * every brand.
 */
export function samplePages(brands: readonly BrandName[], all: boolean): readonly BrandPage[] {
  const seen = new Set<string>();
  const isNew = (path: string, file: string): boolean => {
    const [folder, page] = path.split("/").filter(Boolean);
    const isTemplate = file.includes("[slug]");
    const isInFolder = page !== undefined && !isTemplate;
    const neighbors = neighborsIn(file);
    const kind = isInFolder ? [`in ${folder}`] : isTemplate ? [`template ${basename(file)}`] : [];
    const parts = all && !isInFolder ? neighbors : kind;
    const found = EVERY_BRAND_HAS.has(path) || parts.some((part) => !seen.has(part));
    for (const part of found ? [...parts, ...neighbors] : []) seen.add(part);
    return found;
  };
  const every = brands.flatMap((brand) => [...listFiles(brand)].map(([path, file]) => ({ brand, path, file })));
  const first = every.filter(({ path }) => EVERY_BRAND_HAS.has(path));
  const others = every.filter((page) => !first.includes(page)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const found = [...first, ...others].filter(({ path, file }) => isNew(path, file));
  if (all) return found;
  const folders = found.filter(({ path, file }) => !EVERY_BRAND_HAS.has(path) && !file.includes("[slug]"));
  const skipped = new Set(folders.filter((_, at) => at % 2 === 0));
  return found.filter((page) => !skipped.has(page));
}

/**
 * The paths of a brand whose links, policy and styles to read. On a push: the samples that a browser opens anyway, so
 * that no page is rendered for this alone; nightly, all of its pages.
 */
export const pagesToRead = (brand: BrandName): readonly string[] =>
  checksAll
    ? listPages(brand)
    : samplePages(testedBrands, false).flatMap((page) => (page.brand === brand ? [page.path] : []));

/** The path of a brand's first page that contains a block type, home first; undefined if there is none. */
export const pageWith = (brand: BrandName, typeHandle: string): string | undefined => {
  const has = (file: string) =>
    readFileSync(join(getFolder(brand), file), "utf8").includes(`typeHandle: ${typeHandle}\n`);
  const files = globSync("*.yaml", { cwd: getFolder(brand) }).filter(has);
  return files.map((file) => pathOfSlug(basename(file, ".yaml"))).toSorted()[0];
};
