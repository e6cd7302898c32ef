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

const TEXTS = /<script[^<>]*>(?<text>.*?)<\/script>/gsu;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The JSON that a script passes; null if the script does anything else. */
const handedOver = (text: string): string | null =>
  NEXT_CALLS.map((call) => call.exec(text)?.groups?.["data"]).find((data) => data !== undefined && isJson(data)) ??
  null;

const listGroup = (html: string, elements: RegExp, name: string): string[] =>
  [...html.matchAll(elements)].map(({ groups }) => groups?.[name] ?? "");

/** The end of a page: Next's scripts. */
export interface Closing {
  /** Its index in the page. */
  readonly index: number;
  /** The script that starts the client runtime. */
  readonly bootstrap: string;
  /** The scripts that pass the page's data, in order. */
  readonly data: readonly string[];
  /** Scripts that Next would not write. If there are any, the page must not be trusted. */
  readonly strangers: readonly string[];
}

/** Finds Next's scripts at the end of a rendered page; null if the page does not end as Next's pages do. */
export function findClosing(html: string): Closing | null {
  const found = CLOSING.exec(html);
  if (found === null) return null;
  const { bootstrap: named, data: rest = "" } = found.groups ?? {};
  const plain = listGroup(rest, TEXTS, "text");
  const texts = named === undefined ? plain : [named, ...plain];
  const [bootstrap = "", ...data] = texts;
  return { index: found.index, bootstrap, data, strangers: texts.filter((text) => handedOver(text) === null) };
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
