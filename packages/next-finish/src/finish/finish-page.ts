import { STYLES_AWAITED } from "../start/loader.ts";
import { dataName, PAGE_DATA_PATH } from "../start/file-names.ts";
import type { PageFile } from "../start/page-file.ts";
import { type SelectedStyles, selectStyles, type ReadSheet } from "./page-styles.ts";
import { takeIslands } from "./take-islands.ts";
import { withoutNextScripts } from "./next-page.ts";

/** A page without the data that only its script needs, and the file with that data. */
export interface FinishedPage {
  readonly html: string;
  /** The file's name. */
  readonly name: string;
  /** The file's content: a `PageFile` as JSON. */
  readonly data: string;
  /** The page's own styles; null if the page has the site's whole sheet. */
  readonly styles: SelectedStyles | null;
}

/** Files of the build that a page may need. */
export interface BuiltFiles {
  readonly readSheet: ReadSheet;
  /** The URLs of the files that these islands need. */
  readonly islandFiles: (names: readonly string[]) => readonly string[];
}

/** The script that starts a page. Content cannot contain script elements, so this one is ours. */
const START = /<script data-start="(?<start>\w+)"(?<more>[^<>]*) data-files="(?<files>[^"]*)">(?<text>.*?)<\/script>/su;

/** Whether our script starts a page. */
export const isStartedByUs = (html: string): boolean => START.test(html);

const SETTINGS = /<script type="application\/json" data-page="">(?<json>[^<]*)<\/script>/u;

/** The render time does not change what a page shows. */
const RENDERED_AT = /"renderedAt":\d+/gu;

/**
 * Pages that differ only in their render time get the same name. So a page that is rendered every five minutes keeps the file that
 * browsers have cached, and replicas agree on its name.
 */
const getDataName = (data: string): string => dataName(data.replaceAll(RENDERED_AT, ""));

/**
 * Finishes a page when it enters the cache. Next's scripts and data are removed, and the islands' props move to the page's own file,
 * which its script loads when an island needs it. Of the site's style sheet the page loads only the rules that it needs. A page that
 * our script does not start stays unchanged.
 *
 * @param until when the page's content next changes (epoch ms), for browsers that prerender it; null for never
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
  const styles = selectStyles(tree, readSheet);
  const sheets = styles === null ? "" : ` data-own="${styles.href}" data-sheet="${styles.whole}"`;
  const asked = [`${PAGE_DATA_PATH}${name}.json`, files, ...islandFiles(names)].filter(Boolean).join(" ");
  const requested = new Set(asked.split(" "));
  const named = (when: string, files: readonly string[]): string => {
    const more = files.filter((file) => !requested.has(file));
    return more.length === 0 ? "" : ` data-${when}="${more.join(" ")}"`;
  };
  const forUse = used.map((name) => islandFiles([name]));
  // Only what all of them need, mostly React: their own code is small, and listing its files would make every page larger.
  const shared = (forUse[0] ?? []).filter((file) => forUse.every((files) => files.includes(file)));
  const later = named("changed", changed.length === 0 ? [] : islandFiles(changed)) + named("used", shared);
  // Before the styles, since every script after them waits for them.
  const end = until === null ? "" : ` data-until="${until}"`;
  const script = `<script data-start="${start}"${more}${end} data-files="${asked}"${later}${sheets}>${text}</script>`;
  const finished =
    styles === null
      ? tree.replace(/(?=<link rel="stylesheet"|<\/head>)/u, () => script)
      : tree.replace(styles.link, () => `${script}<noscript><link rel="stylesheet" href="${styles.href}"/></noscript>`);
  const ended = finished.replace(/<\/body><\/html>$/u, () => `<script>${STYLES_AWAITED}</script></body></html>`);
  return { html: ended, name, data, styles: styles?.styles ?? null };
}
