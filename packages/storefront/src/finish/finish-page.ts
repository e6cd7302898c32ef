import { LRUCache } from "lru-cache";
import type { IslandFiles } from "./built-islands.ts";
import { BUILT_FILES, dataName, PAGE_DATA_PATH } from "./page-data-path.ts";
import { RUNTIME_LOADER, STYLES_AWAITED } from "./loader.ts";
import { type NextPage, readNextPage, rowsIn, withoutNonces } from "./next-page.ts";
import { pageStyles } from "./page-styles.ts";
import { RUNTIME_STARTER } from "./starter.ts";
import { handsRowsOver, withoutStaticParts } from "./static-parts.ts";
import type { StyleSheet } from "./style-sheet.ts";
import { WAKE } from "./wake.ts";

/** A page without its data, and the data. */
export interface FinishedPage {
  readonly html: string;
  /** The name that the data goes by in the page. */
  readonly name: string;
  /** A script that hands the data over and starts the runtime. */
  readonly data: string;
  /** In a sentence why the data repeats what the HTML says; null where it does not. */
  readonly fault: string | null;
  /** The page's own styles and the name that they go by; null where the page has the site's whole sheet. */
  readonly styles: { readonly name: string; readonly css: string } | null;
}

/** A built style sheet by its file's name; null where it cannot be read. */
export type ReadSheet = (file: string) => StyleSheet | null;

/** What a page may need of the build. */
export interface BuiltFiles {
  readonly readSheet: ReadSheet;
  readonly islandFiles: IslandFiles;
}

/** How a page says when its runtime starts; content has no script elements, so nobody else writes one of these. */
const MARK = /<script data-runtime="(?<start>late|idle)"/u;

/** The script that serves early clicks; here the loader and its starter do. */
const EARLY_CLICKS = /(?<tag><script(?: data-s="")? data-runtime="(?:late|idle)"[^<>]*>).*?(?=<\/script>)/su;

/** When a page was rendered says nothing of what it shows. */
const RENDERED_AT = /\\"renderedAt\\":\d+/gu;

/** The first picture that is to come before all else. */
const FIRST_PICTURE = /<img(?=[^<>]* fetchPriority="high")(?<attributes>[^<>]*)>/u;

/**
 * Pages that differ in nothing but the moment of their render have one name: a page that is rendered anew each five minutes
 * goes on with the file that browsers have, and replicas that render the same page alike know each other's names.
 */
const nameOf = (tree: string, data: string): string => dataName(`${tree}\0${data.replaceAll(RENDERED_AT, "")}`);

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(` ${name}="([^"]*)"`, "u").exec(attributes)?.[1] ?? null;

/** A preload of the page's main picture, where React wrote none, as it does for one within `picture`; empty without one. */
function picturePreload(tree: string): string {
  const found = FIRST_PICTURE.exec(tree);
  const attributes = found?.groups?.["attributes"] ?? "";
  const src = attribute(attributes, "src");
  if (found === null || src === null || /<link rel="preload"[^<>]* as="image"[^<>]* fetchPriority="high"/u.test(tree))
    return "";
  // Of several sources the browser alone knows which it takes.
  if (/<picture(?:(?!<\/picture>).)*<source(?:(?!<\/picture>).)*$/su.test(tree.slice(0, found.index))) return "";
  const srcSet = attribute(attributes, "srcSet");
  const sizes = attribute(attributes, "sizes");
  const set = srcSet === null ? "" : ` imageSrcSet="${srcSet}"${sizes === null ? "" : ` imageSizes="${sizes}"`}`;
  return `<link rel="preload" as="image" href="${src}"${set} fetchPriority="high"/>`;
}

/** A component that is given the name of an island. */
const NAMED_ISLAND = /\\?"of\\?":\\?"(?<name>\w+)\\?"/gu;

/** A script of the build that a component's code is in. */
const BUILT_SCRIPT = new RegExp(`${BUILT_FILES}(?<name>[^"\\\\/?]+\\.js)`, "gu");

/** Brings the code of a page's islands with the rest of its scripts; else each would be asked for once React comes to it, in turn. */
function bringsIslands(data: string, islandFiles: IslandFiles): string {
  const [names = [], scripts = []] = [NAMED_ISLAND, BUILT_SCRIPT].map((pattern) =>
    [...data.matchAll(pattern)].map(({ groups }) => groups?.["name"] ?? ""),
  );
  const files = islandFiles(names, scripts);
  if (files.length === 0) return "";
  return `${JSON.stringify(files)}.map(src=>document.head.append(Object.assign(document.createElement("script"),{src})));\n`;
}

/** The page, and its file: what hands the data over and starts the runtime, once the page is ready for both. */
function lean(
  { tree, data, bootstrap }: NextPage,
  islandFiles: IslandFiles,
): Pick<FinishedPage, "html" | "data" | "fault"> {
  const rows = rowsIn(data);
  const page = typeof rows === "string" ? rows : withoutStaticParts(tree, rows);
  const isWhole = typeof page === "string";
  const handsOver = isWhole
    ? data.join(";\n")
    : `(self.__next_f=self.__next_f||[]).push([0]);\n${handsRowsOver(page.data)}`;
  return {
    html: isWhole ? tree : page.html,
    data: `${bringsIslands(handsOver, islandFiles)}(${WAKE})(${isWhole ? 0 : page.marks},p=>{${handsOver};\n${bootstrap}})`,
    fault: isWhole ? page : null,
  };
}

const SHEET = /<link rel="stylesheet" href="(?<href>[^"<>]*)" data-precedence="next"\/>/gu;

/** A page is rendered anew every few minutes and is mostly what it was, and pages of the same blocks need the same styles. */
const namesByPage = new LRUCache<string, string>({ max: 10_000 });
const stylesByName = new LRUCache<string, string>({ max: 200 });

/** The rules that a page needs of the sheet in a file of the build, and their name; null where the file cannot be read. */
function stylesOf(tree: string, file: string, readSheet: ReadSheet): FinishedPage["styles"] {
  const page = dataName(`${file}\0${tree}`);
  const known = namesByPage.get(page) ?? "";
  const kept = stylesByName.get(known);
  if (kept !== undefined) return { name: known, css: kept };
  const sheet = readSheet(file);
  if (sheet === null) return null;
  const css = pageStyles(sheet, tree);
  const name = dataName(css);
  namesByPage.set(page, name);
  stylesByName.set(name, css);
  return { name, css };
}

/** The page's own styles in the place of the site's; null where it has not just the one sheet that the build wrote. */
function ownStyles(tree: string, readSheet: ReadSheet) {
  const [found, ...more] = [...tree.matchAll(SHEET)];
  const whole = found?.groups?.["href"] ?? "";
  const file = whole.startsWith(BUILT_FILES) ? whole.slice(BUILT_FILES.length) : "";
  if (found === undefined || more.length > 0 || !/^[\w~-][\w.~-]*\.css$/u.test(file)) return null;
  const styles = stylesOf(tree, file, readSheet);
  return styles && { link: found[0], whole, href: `${PAGE_DATA_PATH}${styles.name}-${file}`, styles };
}

/**
 * Finishes a page when it enters the cache: its data and its runtime leave the HTML, and a short script brings both when
 * somebody needs them; of the site's style sheet it waits for its own rules alone. A page that does not ask for it stays as it is.
 *
 * @returns the finished page; null for a page that does not ask for it; or in a sentence what Next wrote otherwise than expected
 */
export function finishPage(html: string, { readSheet, islandFiles }: BuiltFiles): FinishedPage | string | null {
  const start = MARK.exec(html)?.groups?.["start"];
  if (start === undefined) return null;
  const page = readNextPage(withoutNonces(html));
  if (typeof page === "string") return page;
  const { html: marked, data, fault } = lean(page, islandFiles);
  const tree = marked.replace(EARLY_CLICKS, "$<tag>");
  const name = nameOf(tree, data);
  const files = [`${PAGE_DATA_PATH}${name}.js`, ...page.chunks].join(" ");
  const own = ownStyles(tree, readSheet);
  const sheets = own === null ? "" : ` data-own="${own.href}" data-sheet="${own.whole}"`;
  // Before the styles, for which every script behind them waits.
  const starter = `${PAGE_DATA_PATH}${RUNTIME_STARTER.name}.js`;
  const loader = `<script data-start="${start}" data-files="${files}" data-src="${starter}"${sheets}>${RUNTIME_LOADER}</script>`;
  const before = picturePreload(tree) + loader;
  const finished =
    own === null
      ? tree.replace(/(?=<link rel="stylesheet"|<\/head>)/u, () => before)
      : tree.replace(own.link, () => `${before}<noscript><link rel="stylesheet" href="${own.href}"/></noscript>`);
  const whole = `${finished}<script>${STYLES_AWAITED}</script></body></html>`;
  return { html: whole, name, data, fault, styles: own?.styles ?? null };
}
