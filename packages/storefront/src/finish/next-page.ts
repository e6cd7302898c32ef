/**
 * What Next appends to the tree that React rendered, up to the end of the document. Only there a script is taken for Next's
 * own: whatever content may have smuggled in stands in the tree, before it.
 */
const CLOSING =
  /<script id="_R_">(?<bootstrap>[^<]*)<\/script>(?<chunks>(?:<script src="[^"<>]*"[^<>]*><\/script>)*)(?<data>(?:<script>[^<]*<\/script>)+)<\/body><\/html>$/u;

/** Next's scripts do one thing, hand over data: anything beside the one call is not accepted. */
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

/** The address of each script element that has one. */
const SOURCES = /<script src="(?<src>[^"<>]*)"[^<>]*><\/script>/gu;

/** A script of the build in the head, whose code starts by itself. */
const CHUNK =
  /<script src="(?<src>[^"<>]*\/_next\/static\/[^"<>?]+\.js(?:\?[^"<>]*)?)" async=""(?: integrity="[^"<>]*")?><\/script>/gu;

/** What only prepares scripts, or stands in for them in browsers that know no modules, which run none of Next's. */
const BESIDE_CHUNKS =
  /<link rel="preload" as="script"[^<>]*>|<script src="[^"<>]*"[^<>]* noModule=""[^<>]*><\/script>/gu;

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

const groupOf = (html: string, elements: RegExp, name: string): string[] =>
  [...html.matchAll(elements)].map(({ groups }) => groups?.[name] ?? "");

/** The end of a page as Next writes it. */
export interface Closing {
  /** Where it begins in the page. */
  readonly index: number;
  /** The text that starts the client's runtime. */
  readonly bootstrap: string;
  /** Addresses of the scripts that the runtime begins with. */
  readonly chunks: readonly string[];
  /** The texts that hand the page's data over, in order. */
  readonly data: readonly string[];
  /** Texts that are not what Next writes; nothing of the page may be trusted where there are any. */
  readonly strangers: readonly string[];
}

/** The end of a rendered page: Next's own scripts. Null where the page does not end as Next's pages do. */
export function closingOf(html: string): Closing | null {
  const found = CLOSING.exec(html);
  if (found === null) return null;
  const { bootstrap = "", chunks = "", data = "" } = found.groups ?? {};
  const texts = groupOf(data, TEXTS, "text");
  return {
    index: found.index,
    bootstrap,
    chunks: groupOf(chunks, SOURCES, "src"),
    data: texts,
    strangers: [bootstrap, ...texts].filter((text) => handedOver(text) === null),
  };
}

/** A page in the parts that Next made it of. */
export interface NextPage {
  /** The document, without Next's scripts and without its end tags. */
  readonly tree: string;
  /** Addresses of the runtime's scripts, each once. */
  readonly chunks: readonly string[];
  /** The texts that hand the page's data over, in order. */
  readonly data: readonly string[];
  /** The text that starts the runtime. */
  readonly bootstrap: string;
}

/** What loads or prepares a script of the build. */
const LEFT_OVER = /<(?:script|link)[^<>]*\/_next\/static\/[^<>"]+\.js[^<>]*>/u;

/**
 * Takes a page apart as Next 16.4 writes it. Its markup is private, so whatever is not as expected is said.
 *
 * @returns the parts, or in a sentence what is not as it was
 */
export function readNextPage(html: string): NextPage | string {
  const closing = closingOf(html);
  if (closing === null)
    return "the page does not end with the bootstrap script, the chunks and the data that Next appends to it";
  if (closing.strangers.length > 0)
    return `a script at its end is no call that hands over data: ${closing.strangers.join(" … ").slice(0, 80)}`;
  const headEnd = html.indexOf("</head>");
  if (headEnd < 0 || headEnd > closing.index) return "it has no head";
  const head = html.slice(0, headEnd);
  const inHead = groupOf(head, CHUNK, "src");
  const tree = head.replaceAll(CHUNK, "").replaceAll(BESIDE_CHUNKS, "") + html.slice(headEnd, closing.index);
  const left = LEFT_OVER.exec(tree)?.[0];
  if (left !== undefined) return `a script of the build is loaded in another way than before: ${left.slice(0, 120)}`;
  const chunks = [...new Set([...inHead, ...closing.chunks])];
  if (chunks.length === 0) return "it loads no script of the build";
  return { tree, chunks, data: closing.data, bootstrap: closing.bootstrap };
}

/** The kinds of Next's portions: the first says that more will come; rows are text, or base64 where a character is cut in two. */
const [BEGINNING, TEXT, BINARY] = [0, 1, 3];

/** The rows of React's data that texts hand over; in a sentence what is not as it was. */
export function rowsIn(data: readonly string[]): Buffer | string {
  const portions: Buffer[] = [];
  for (const text of data) {
    const portion: unknown = JSON.parse(handedOver(text) ?? "null");
    const [kind, rows]: readonly unknown[] = Array.isArray(portion) ? portion : [];
    if (kind === BEGINNING && rows === undefined) continue;
    if ((kind !== TEXT && kind !== BINARY) || typeof rows !== "string")
      return `its data has a portion of another kind: ${text.slice(0, 80)}`;
    portions.push(Buffer.from(rows, kind === TEXT ? "utf8" : "base64"));
  }
  return Buffer.concat(portions);
}
