/**
 * What Next appends to React's tree, up to the end of the document. Only scripts there count as Next's: scripts that content may
 * have smuggled in are inside the tree. With Cache Components the bootstrap is the first of the plain scripts, and its chunk
 * is named before it.
 */
const CLOSING =
  /(?:<script id="_R_">(?<bootstrap>[^<]*)<\/script>(?:<script src="[^"<>]*"[^<>]*><\/script>)*|<script src="[^"<>]*"[^<>]* id="_R_"[^<>]*><\/script>)(?<data>(?:<script>[^<]*<\/script>)+)<\/body><\/html>$/u;

/** Next's scripts only hand over data: one call each, and nothing else is accepted. */
const OWN_CALLS = [
  /^\(globalThis\["\w+"\] \|\| \(globalThis\["\w+"\] = \[\]\)\)\.push\((?<data>\{.*\})\);$/su,
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((?<data>\[.*\])\)$/su,
];

/** An app's own page may have been rendered with the nonce of the request that found it missing. */
const NONCE = /(<(?:script|link|style)\b[^<>]*?) nonce="[^"<>]*"/gu;

/** A page out of the cache is for everybody, and does with hashes. */
export const withoutNonces = (html: string): string => html.replaceAll(NONCE, "$1");

/** The text of every script element, in order. */
const TEXTS = /<script[^<>]*>(?<text>.*?)<\/script>/gsu;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What a text hands over, as JSON; null where it does anything else. */
const handedOver = (text: string): string | null =>
  OWN_CALLS.map((call) => call.exec(text)?.groups?.["data"]).find((data) => data !== undefined && isJson(data)) ?? null;

const listGroup = (html: string, elements: RegExp, name: string): string[] =>
  [...html.matchAll(elements)].map(({ groups }) => groups?.[name] ?? "");

/** The end of a page as Next writes it. */
export interface Closing {
  /** Where it begins in the page. */
  readonly index: number;
  /** The text that starts the client's runtime. */
  readonly bootstrap: string;
  /** The texts that hand the page's data over, in order. */
  readonly data: readonly string[];
  /** Texts that are not what Next writes; nothing of the page may be trusted where there are any. */
  readonly strangers: readonly string[];
}

/** The end of a rendered page: Next's own scripts. Null where the page does not end as Next's pages do. */
export function findClosing(html: string): Closing | null {
  const found = CLOSING.exec(html);
  if (found === null) return null;
  const { bootstrap: named, data: rest = "" } = found.groups ?? {};
  const plain = listGroup(rest, TEXTS, "text");
  const texts = named === undefined ? plain : [named, ...plain];
  const [bootstrap = "", ...data] = texts;
  return { index: found.index, bootstrap, data, strangers: texts.filter((text) => handedOver(text) === null) };
}
