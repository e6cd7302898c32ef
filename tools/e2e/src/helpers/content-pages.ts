import { type BrandName, root } from "@courseway/workspace/local";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The path of a page on its site, from its slug. */
const pathOfSlug = (slug: string): string =>
  (slug === "home" ? "/" : `/${slug.replaceAll("--", "/")}/`).replace(/^\/blog\/home\/$/u, "/blog/");

const folderOf = (brand: BrandName): string => join(root, "tools/sandbox/content", brand, "pages");

/** One state that every template of a brand that has templates makes a page of. */
const SAMPLE_STATE: Readonly<Record<string, string>> = { ace: "georgia", dec: "ohio" };

/** The slugs of a page of each template, for one state. */
function templateSlugs(brand: BrandName): readonly string[] {
  const state = SAMPLE_STATE[brand];
  const templates = globSync("*.yaml", { cwd: join(root, "tools/sandbox/content", brand, "templates") });
  return state === undefined ? [] : templates.map((file) => basename(file, ".yaml").replace("[slug]", state));
}

/** The paths of a brand's pages, home first: all that are written, and one of each template. @throws Error where the brand has none */
export function pagesOf(brand: BrandName): readonly string[] {
  const files = globSync("*.yaml", { cwd: folderOf(brand) });
  if (!files.includes("home.yaml"))
    throw new Error(`The brand ${brand} has no home page: add tools/sandbox/content/${brand}/pages/home.yaml.`);
  const slugs = new Set([...files.map((file) => basename(file, ".yaml")), ...templateSlugs(brand)]);
  return [...slugs].map(pathOfSlug).toSorted();
}

/** Home, the first page of each other depth and kind, and the page of every block: what differs in layout. */
export function sampleOf(brand: BrandName): readonly string[] {
  const seen = new Map<string, string>();
  for (const path of pagesOf(brand)) {
    const [first = "", second] = path.split("/").filter(Boolean);
    const kind = second === undefined ? path : `${first}/*`;
    if (!seen.has(kind)) seen.set(kind, path);
  }
  return [...seen.values()];
}

/** The first page of a brand that has a block of a type, home first; undefined where none has. */
export const pageWith = (brand: BrandName, typeHandle: string): string | undefined => {
  const has = (file: string) =>
    readFileSync(join(folderOf(brand), file), "utf8").includes(`typeHandle: ${typeHandle}\n`);
  const files = globSync("*.yaml", { cwd: folderOf(brand) }).filter(has);
  return files.map((file) => pathOfSlug(basename(file, ".yaml"))).toSorted()[0];
};
