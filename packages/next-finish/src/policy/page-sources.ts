import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findClosing, withoutNonces } from "../finish/next-page.ts";
import { hashSource, isAllowedInlineScript } from "./inline-sources.ts";

/** The integrity of each built script (`sha256-…`) by its path below `/_next/`; null where the build wrote none. */
export type IntegrityManifest = Readonly<Record<string, string>> | null;

/** What the build says of its scripts, see `experimental.sri` of Next. */
export function readIntegrity(serverFolder: string): IntegrityManifest {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the framework's own build
    return JSON.parse(
      readFileSync(join(serverFolder, "subresource-integrity-manifest.json"), "utf8"),
    ) as IntegrityManifest;
  } catch {
    return null;
  }
}

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

const DATA_SCRIPTS = /(?:<script>[^<]*<\/script>)+(?=<\/body><\/html>$)/u;

const SCRIPTS = /<script(?<attributes>[^<>]*)>(?<text>.*?)<\/script>/gsu;
const STYLES = /<style[^<>]*>(?<text>.*?)<\/style>/gsu;
/** A script of the build, or the preload of one; the two must have the same integrity, or it is fetched twice. */
const BUILT =
  /<(?:script|link rel="preload" as="script")(?= )[^<>]*? (?:src|href)="[^"<>?]*\/_next\/(?<path>static\/[^"<>?]+\.js)[^<>]*>/gu;
/** Blocks of data, which no browser runs. */
const IS_DATA = / type="application\/(?:ld\+)?json"/u;
const LONGEST_EXCERPT = 80;

const listTexts = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(({ groups }) => groups?.["text"] ?? "");

/** Next writes a page's data in portions as they come; a page that is whole needs one script, and its policy one hash. */
const joined = (html: string): string =>
  html.replace(DATA_SCRIPTS, (run) => `<script>${listTexts(run, SCRIPTS).join(";")}</script>`);

/** Adds the integrity to each script of the build, and returns those that the page loads. */
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

/** The script elements of React's tree that may not run. Those of the build have an integrity. */
function strangersIn(tree: string, manifest: IntegrityManifest): string[] {
  const isStranger = ([tag, attributes = "", text = ""]: RegExpExecArray): boolean => {
    if (IS_DATA.test(attributes)) return false;
    if (!attributes.includes(" src=")) return text !== "" && !isAllowedInlineScript(text);
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
  const built = withIntegrity(withoutNonces(html), manifest ?? {});
  const closing = findClosing(built.html);
  const end = closing?.index ?? built.html.length;
  const tree = built.html.slice(0, end);
  const nextScripts = closing === null ? [] : [closing.bootstrap, ...closing.data];
  const isAsExpected = closing !== null && closing.strangers.length === 0;
  const tail = isAsExpected ? joined(built.html.slice(end)) : built.html.slice(end);
  const inline = isAsExpected ? listTexts(tail, SCRIPTS).filter((text) => text !== "") : [];
  return {
    html: tree + tail,
    scripts: [...inline.map(hashSource), ...(manifest === null ? ["'self'"] : [...built.sources, "'strict-dynamic'"])],
    styles: listTexts(tree, STYLES).map(hashSource),
    strangers: [
      ...strangersIn(tree, manifest),
      ...(isAsExpected ? [] : nextScripts.map((text) => text.slice(0, LONGEST_EXCERPT))),
    ],
  };
}
