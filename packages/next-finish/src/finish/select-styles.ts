import { LRUCache } from "lru-cache";
import { BUILT_FILES, dataName, PAGE_DATA_PATH } from "../start/page-data-path.ts";
import { pageStyles } from "./page-styles.ts";
import type { StyleSheet } from "./style-sheet.ts";

/** Reads a built style sheet by its file name; null if it cannot be read. */
export type ReadSheet = (file: string) => StyleSheet | null;

/** A page's own styles, and their name. */
export interface SelectedStyles {
  readonly name: string;
  readonly css: string;
}

const SHEET = /<link rel="stylesheet" href="(?<href>[^"<>]*)" data-precedence="next"\/>/gu;

/** A cache: pages are rendered every few minutes, mostly unchanged, and pages with the same blocks need the same styles. */
const namesByPage = new LRUCache<string, string>({ max: 10_000 });
const stylesByName = new LRUCache<string, string>({ max: 200 });

/** The rules of a built sheet that a page needs, and their name; null if the sheet cannot be read. */
function findStyles(tree: string, file: string, readSheet: ReadSheet): SelectedStyles | null {
  const page = dataName(`${file}\0${tree}`);
  const cached = namesByPage.get(page) ?? "";
  const stored = stylesByName.get(cached);
  if (stored !== undefined) return { name: cached, css: stored };
  const sheet = readSheet(file);
  if (sheet === null) return null;
  const css = pageStyles(sheet, tree);
  const name = dataName(css);
  namesByPage.set(page, name);
  stylesByName.set(name, css);
  return { name, css };
}

/** Selects a page's own styles; null unless the page has exactly one sheet of the build. */
export function selectStyles(tree: string, readSheet: ReadSheet) {
  const [found, ...more] = [...tree.matchAll(SHEET)];
  const whole = found?.groups?.["href"] ?? "";
  const file = whole.startsWith(BUILT_FILES) ? whole.slice(BUILT_FILES.length) : "";
  if (found === undefined || more.length > 0 || !/^[\w~-][\w.~-]*\.css$/u.test(file)) return null;
  const styles = findStyles(tree, file, readSheet);
  return styles && { link: found[0], whole, href: `${PAGE_DATA_PATH}${styles.name}-${file}`, styles };
}
