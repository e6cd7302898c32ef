import { hashSource, isAllowedInlineScript } from "./inline-sources.ts";

/** The integrity of each built script (`sha256-…`) by its path below `/_next/`; null where the build wrote none. */
export type IntegrityManifest = Readonly<Record<string, string>> | null;

/** A page and what its own scripts and style sheets need of the policy. */
export interface PageSources {
  /** The page with the integrity of its scripts, and with its data in one script. */
  readonly html: string;
  /** Sources for `script-src`. */
  readonly scripts: readonly string[];
  /** Sources for `style-src-elem`. */
  readonly styles: readonly string[];
  /** The beginnings of script elements that are none of the site's own: no browser will run them. */
  readonly strangers: readonly string[];
}

/**
 * What Next appends to the tree that React rendered, up to the end of the document. Only there a script is taken for Next's
 * own: whatever content may have smuggled in stands in the tree, before it.
 */
const CLOSING =
  /<script id="_R_">[^<]*<\/script>(?:<script src="[^"<>]*"[^<>]*><\/script>)*(?:<script>[^<]*<\/script>)+<\/body><\/html>$/u;
const DATA_SCRIPTS = /(?:<script>[^<]*<\/script>)+(?=<\/body><\/html>$)/u;

/** Next's scripts do one thing, hand over data: anything beside the one call is not accepted. */
const OWN_CALLS = [
  /^\(globalThis\["\w+"\] \|\| \(globalThis\["\w+"\] = \[\]\)\)\.push\((?<data>\{.*\})\);$/su,
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((?<data>\[.*\])\)$/su,
];

const SCRIPTS = /<script(?<attributes>[^<>]*)>(?<text>.*?)<\/script>/gsu;
const STYLES = /<style[^<>]*>(?<text>.*?)<\/style>/gsu;
/** A script of the build, or the preload of one; the two must have the same integrity, or it is fetched twice. */
const BUILT =
  /<(?:script|link rel="preload" as="script")(?= )[^<>]*? (?:src|href)="[^"<>?]*\/_next\/(?<path>static\/[^"<>?]+\.js)[^<>]*>/gu;
/** An app's own page may have been rendered with the nonce of the request that found it missing. */
const NONCE = /(<(?:script|link|style)\b[^<>]*?) nonce="[^"<>]*"/gu;
/** Blocks of data, which no browser runs. */
const IS_DATA = / type="application\/(?:ld\+)?json"/u;
const LONGEST_EXCERPT = 80;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const handsOverData = (text: string): boolean =>
  OWN_CALLS.some((call) => {
    const data = call.exec(text)?.groups?.["data"];
    return data !== undefined && isJson(data);
  });

const textsOf = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(({ groups }) => groups?.["text"] ?? "");

/** Next writes a page's data in portions as they come; a page that is whole needs one script, and its policy one hash. */
const joined = (html: string): string =>
  html.replace(DATA_SCRIPTS, (run) => `<script>${textsOf(run, SCRIPTS).join(";")}</script>`);

/** Gives each script of the build its integrity; tells which of them the page loads. */
function withIntegrity(html: string, manifest: Readonly<Record<string, string>>) {
  const loaded = new Set<string>();
  const marked = html.replaceAll(BUILT, (tag: string, path: string) => {
    const integrity = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
    if (integrity === undefined) return tag;
    if (!tag.includes(' noModule=""')) loaded.add(`'${integrity}'`);
    return tag.includes(" integrity=") ? tag : tag.replace(/(?=\/?>$)/u, ` integrity="${integrity}"`);
  });
  return { html: marked, sources: [...loaded] };
}

/** The script elements of React's tree that may not run; those of the build are told by their integrity. */
function strangersIn(tree: string, manifest: IntegrityManifest): string[] {
  const isStranger = ([tag, attributes = "", text = ""]: RegExpExecArray): boolean => {
    if (IS_DATA.test(attributes)) return false;
    if (!attributes.includes(" src=")) return !isAllowedInlineScript(text);
    const path = [...tag.matchAll(BUILT)][0]?.groups?.["path"];
    return path === undefined || (manifest !== null && !Object.hasOwn(manifest, path));
  };
  return [...tree.matchAll(SCRIPTS)].filter(isStranger).map(([tag]) => tag.slice(0, LONGEST_EXCERPT));
}

/**
 * Finds what a rendered page needs of its policy: a hash of each script that Next wrote into it and of each style sheet,
 * and the integrity of each script of the build. Done once, when a page enters the cache.
 *
 * Trust goes by place and by form: Next's scripts stand after the tree and call one function with data. A script within
 * the tree is allowed only where the site knew its very text beforehand.
 */
export function pageSources(html: string, manifest: IntegrityManifest): PageSources {
  const built = withIntegrity(html.replaceAll(NONCE, "$1"), manifest ?? {});
  const closing = CLOSING.exec(built.html);
  const end = closing?.index ?? built.html.length;
  const tree = built.html.slice(0, end);
  const nextScripts = textsOf(built.html.slice(end), SCRIPTS).filter((text) => text !== "");
  const isAsExpected = closing !== null && nextScripts.every(handsOverData);
  const tail = isAsExpected ? joined(built.html.slice(end)) : built.html.slice(end);
  const inline = isAsExpected ? textsOf(tail, SCRIPTS).filter((text) => text !== "") : [];
  return {
    html: tree + tail,
    scripts: [...inline.map(hashSource), ...(manifest === null ? ["'self'"] : [...built.sources, "'strict-dynamic'"])],
    styles: textsOf(tree, STYLES).map(hashSource),
    strangers: [
      ...strangersIn(tree, manifest),
      ...(isAsExpected ? [] : nextScripts.map((text) => text.slice(0, LONGEST_EXCERPT))),
    ],
  };
}
