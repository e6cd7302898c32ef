/**
 * What Next appends after React's tree, up to the end of the document. Only scripts there count as Next's; scripts that content
 * smuggled in would be inside the tree. With Cache Components the bootstrap is the first of the plain scripts, after the script of its
 * chunk.
 */
const CLOSING =
  /(?:<script id="_R_">(?<bootstrap>[^<]*)<\/script>(?:<script src="[^"<>]*"[^<>]*><\/script>)*|<script src="[^"<>]*"[^<>]* id="_R_"[^<>]*><\/script>)(?<data>(?:<script>[^<]*<\/script>)+)<\/body><\/html>$/u;

/** Next's scripts only pass data, in one call each. Nothing else is accepted. */
const NEXT_CALLS = [
  /^\(globalThis\["\w+"\] \|\| \(globalThis\["\w+"\] = \[\]\)\)\.push\((?<data>\{.*\})\);$/su,
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((?<data>\[.*\])\)$/su,
];

/** An app's own page may have the nonce of the request that first rendered it. */
const NONCE = /(<(?:script|link|style)\b[^<>]*?) nonce="[^"<>]*"/gu;

/** A cached page is for everybody, so it uses hashes instead of a nonce. */
export const withoutNonces = (html: string): string => html.replaceAll(NONCE, "$1");

/** Script elements, with their attributes and texts. */
export const SCRIPTS = /<script(?<attributes>[^<>]*)>(?<text>.*?)<\/script>/gsu;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether a script only passes JSON. */
const isData = (text: string): boolean =>
  NEXT_CALLS.some((call) => {
    const data = call.exec(text)?.groups?.["data"];
    return data !== undefined && isJson(data);
  });

/** The texts of all such elements, in order. */
export const listTexts = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(({ groups }) => groups?.["text"] ?? "");

/** The end of a page: Next's scripts. */
export interface Closing {
  /** Its index in the page. */
  readonly index: number;
  /** The texts of its scripts, in order. */
  readonly scripts: readonly string[];
  /** False if Next would not write one of them. Then the page must not be trusted. */
  readonly isAsExpected: boolean;
}

/** Finds Next's scripts at the end of a rendered page; null if the page does not end as Next's pages do. */
export function findClosing(html: string): Closing | null {
  const found = CLOSING.exec(html);
  if (found === null) return null;
  const { bootstrap = [], data = "" } = found.groups ?? {};
  const scripts = [bootstrap, listTexts(data, SCRIPTS)].flat();
  return { index: found.index, scripts, isAsExpected: scripts.every(isData) };
}

/** A script of Next's build, or a link that preloads one. */
const BUILT = /<script\b[^<>]* src="[^"<>]*\/_next\/[^"<>]*"[^<>]*><\/script>|<link rel="preload" as="script"[^<>]*>/gu;

/** The scripts after the page's tree. */
const CLOSING_SCRIPTS = /(?:<script\b[^<>]*>[^<]*<\/script>)+(?=<\/body><\/html>$)/u;

/** One of Next's scripts there: ours have a type or a mark, Next's have neither. */
const NEXT_INLINE = /<script(?: id="[^"<>]*")?>[^<]*<\/script>/gu;

/** Removes Next's scripts and their data from a page. */
export const withoutNextScripts = (html: string): string =>
  withoutNonces(html)
    .replaceAll(BUILT, "")
    .replace(CLOSING_SCRIPTS, (scripts) => scripts.replaceAll(NEXT_INLINE, ""));
