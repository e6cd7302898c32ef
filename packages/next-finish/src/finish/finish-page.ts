import { STYLES_AWAITED } from "../start/loader.ts";
import { dataName, PAGE_DATA_PATH } from "../start/page-data-path.ts";
import type { PageFile } from "../start/page-file.ts";
import { type OwnStyles, ownStyles, type ReadSheet } from "./own-styles.ts";
import { picturePreload } from "./picture-preload.ts";
import { takeIslands } from "./take-islands.ts";
import { withoutNextScripts } from "./without-next.ts";

/** A page without what its script alone needs, and the file that has it. */
export interface FinishedPage {
  readonly html: string;
  /** The name of its file. */
  readonly name: string;
  /** The file: `PageFile` as JSON. */
  readonly data: string;
  /** The page's own styles; null where the page has the site's whole sheet. */
  readonly styles: OwnStyles | null;
}

/** What a page may need of the build. */
export interface BuiltFiles {
  readonly readSheet: ReadSheet;
  /** The addresses of the files that islands of these names need. */
  readonly islandFiles: (names: readonly string[]) => readonly string[];
}

/** The script by which a page starts; content has no script elements, so nobody else writes one of these. */
const START = /<script data-start="(?<start>\w+)"(?<more>[^<>]*) data-files="(?<files>[^"]*)">(?<text>.*?)<\/script>/su;

/** Whether a page is started by our script. */
export const isStartedByUs = (html: string): boolean => START.test(html);

const SETTINGS = /<script type="application\/json" data-page="">(?<json>[^<]*)<\/script>/u;

/** When a page was rendered says nothing of what it shows. */
const RENDERED_AT = /"renderedAt":\d+/gu;

/**
 * Pages that differ only in their render's time have one name. So a page that is rendered again every five minutes keeps the
 * file that browsers have, and replicas that render the same page agree on its name.
 */
const getDataName = (data: string): string => dataName(data.replaceAll(RENDERED_AT, ""));

/**
 * Finishes a page when it enters the cache: Next's scripts and data leave it as a whole, and what its islands are made of goes to
 * a file of the page's own, which the page's script brings when somebody needs it. Of the site's style sheet it waits for its own
 * rules alone. A page that is not started by our script stays as it is.
 *
 * @param until when something of the page changes, for browsers that prerender it (epoch ms); null for never
 */
export function finishPage(
  html: string,
  { readSheet, islandFiles }: BuiltFiles,
  until: number | null = null,
): FinishedPage | null {
  const found = START.exec(html);
  if (found?.groups === undefined) return null;
  const { start = "", more = "", files = "", text = "" } = found.groups;
  const { tree: whole, islands, names, changed, used } = takeIslands(withoutNextScripts(html));
  const settings = SETTINGS.exec(whole)?.groups?.["json"];
  const page: unknown = settings === undefined ? null : JSON.parse(settings);
  const file: PageFile = { page, islands };
  const data = JSON.stringify(file);
  const name = getDataName(data);
  const tree = whole.replace(SETTINGS, "").replace(found[0], "");
  const own = ownStyles(tree, readSheet);
  const sheets = own === null ? "" : ` data-own="${own.href}" data-sheet="${own.whole}"`;
  const asked = [`${PAGE_DATA_PATH}${name}.json`, files, ...islandFiles(names)].filter(Boolean).join(" ");
  const known = new Set(asked.split(" "));
  const named = (when: string, files: readonly string[]): string => {
    const more = files.filter((file) => !known.has(file));
    return more.length === 0 ? "" : ` data-${when}="${more.join(" ")}"`;
  };
  const forUse = used.map((name) => islandFiles([name]));
  // What all of them need, React above all: their own code is small, and would cost every page the names of its files.
  const shared = (forUse[0] ?? []).filter((file) => forUse.every((files) => files.includes(file)));
  const later = named("changed", changed.length === 0 ? [] : islandFiles(changed)) + named("used", shared);
  // Before the styles, for which every script behind them waits.
  const end = until === null ? "" : ` data-until="${until}"`;
  const script = `<script data-start="${start}"${more}${end} data-files="${asked}"${later}${sheets}>${text}</script>`;
  const before = picturePreload(tree) + script;
  const finished =
    own === null
      ? tree.replace(/(?=<link rel="stylesheet"|<\/head>)/u, () => before)
      : tree.replace(own.link, () => `${before}<noscript><link rel="stylesheet" href="${own.href}"/></noscript>`);
  const ended = finished.replace(/<\/body><\/html>$/u, () => `<script>${STYLES_AWAITED}</script></body></html>`);
  return { html: ended, name, data, styles: own?.styles ?? null };
}
