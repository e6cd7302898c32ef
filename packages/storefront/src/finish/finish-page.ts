import { createHash } from "node:crypto";
import { PAGE_DATA_PATH } from "./page-data-path.ts";
import { RUNTIME_LOADER } from "./loader.ts";
import { type NextPage, readNextPage, rowsIn, withoutNonces } from "./next-page.ts";
import { filledRows, withoutStaticParts } from "./static-parts.ts";

/** A page without its data, and the data. */
export interface FinishedPage {
  readonly html: string;
  /** The name that the data goes by in the page. */
  readonly name: string;
  /** A script that hands the data over and starts the runtime. */
  readonly data: string;
  /** In a sentence why the data repeats what the HTML says; null where it does not. */
  readonly fault: string | null;
}

/** How a page says when its runtime starts; content has no script elements, so nobody else writes one of these. */
const MARK = /<script data-runtime="(?<start>late|idle)"/u;

/** When a page was rendered says nothing of what it shows. */
const RENDERED_AT = /\\"renderedAt\\":\d+/gu;

/** The first picture that is to come before all else. */
const FIRST_PICTURE = /<img(?=[^<>]* fetchPriority="high")(?<attributes>[^<>]*)>/u;

const NAME_LENGTH = 32;

/**
 * Pages that differ in nothing but the moment of their render have one name: a page that is rendered anew each five minutes
 * goes on with the file that browsers have, and replicas that render the same page alike know each other's names.
 */
const nameOf = (tree: string, data: string): string =>
  createHash("sha256")
    .update(tree)
    .update("\0")
    .update(data.replaceAll(RENDERED_AT, ""))
    .digest("hex")
    .slice(0, NAME_LENGTH);

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

/** The page and the text that hands its data over, without what the HTML says. */
function lean({ tree, data }: NextPage): Pick<FinishedPage, "html" | "data" | "fault"> {
  const rows = rowsIn(data);
  const page = typeof rows === "string" ? rows : withoutStaticParts(tree, rows);
  return typeof page === "string"
    ? { html: tree, data: data.join(";\n"), fault: page }
    : { html: page.html, data: `(self.__next_f=self.__next_f||[]).push([0]);\n${filledRows(page.data)}`, fault: null };
}

/**
 * Finishes a page when it enters the cache: its data and its runtime leave the HTML, and a short script brings both when
 * somebody needs them. A page that does not ask for it stays as it is.
 *
 * @returns the finished page; null for a page that does not ask for it; or in a sentence what Next wrote otherwise than expected
 */
export function finishPage(html: string): FinishedPage | string | null {
  const start = MARK.exec(html)?.groups?.["start"];
  if (start === undefined) return null;
  const page = readNextPage(withoutNonces(html));
  if (typeof page === "string") return page;
  const { html: tree, data: handedOver, fault } = lean(page);
  const data = `${handedOver};\n${page.bootstrap}`;
  const name = nameOf(tree, data);
  const files = [`${PAGE_DATA_PATH}${name}.js`, ...page.chunks].join(" ");
  const loader = `<script data-start="${start}" data-files="${files}">${RUNTIME_LOADER}</script>`;
  const finished = tree
    .replace(/(?=<link rel="stylesheet")/u, () => picturePreload(tree))
    .replace("</head>", () => `${loader}</head>`);
  return { html: `${finished}</body></html>`, name, data, fault };
}
