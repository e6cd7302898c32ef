import { LRUCache } from "lru-cache";
import { BUILT_FILES, dataName, PAGE_DATA_PATH } from "../start/page-data-path.ts";
import { pageStyles } from "./page-styles.ts";
import type { StyleSheet } from "./style-sheet.ts";

/** A built style sheet by its file's name; null where it cannot be read. */
export type ReadSheet = (file: string) => StyleSheet | null;

/** A page's own styles, and the name that they go by. */
export interface OwnStyles {
  readonly name: string;
  readonly css: string;
}

const SHEET = /<link rel="stylesheet" href="(?<href>[^"<>]*)" data-precedence="next"\/>/gu;

/** Pages are rendered again every few minutes, mostly unchanged, and pages with the same blocks need the same styles. */
const namesByPage = new LRUCache<string, string>({ max: 10_000 });
const stylesByName = new LRUCache<string, string>({ max: 200 });

/** The rules that a page needs of the sheet in a file of the build, and their name; null where the file cannot be read. */
function findStyles(tree: string, file: string, readSheet: ReadSheet): OwnStyles | null {
  const page = dataName(`${file}\0${tree}`);
  const known = namesByPage.get(page) ?? "";
  const stored = stylesByName.get(known);
  if (stored !== undefined) return { name: known, css: stored };
  const sheet = readSheet(file);
  if (sheet === null) return null;
  const css = pageStyles(sheet, tree);
  const name = dataName(css);
  namesByPage.set(page, name);
  stylesByName.set(name, css);
  return { name, css };
}

/** The page's own styles in the place of the site's; null where it has not just the one sheet that the build wrote. */
export function ownStyles(tree: string, readSheet: ReadSheet) {
  const [found, ...more] = [...tree.matchAll(SHEET)];
  const whole = found?.groups?.["href"] ?? "";
  const file = whole.startsWith(BUILT_FILES) ? whole.slice(BUILT_FILES.length) : "";
  if (found === undefined || more.length > 0 || !/^[\w~-][\w.~-]*\.css$/u.test(file)) return null;
  const styles = findStyles(tree, file, readSheet);
  return styles && { link: found[0], whole, href: `${PAGE_DATA_PATH}${styles.name}-${file}`, styles };
}
