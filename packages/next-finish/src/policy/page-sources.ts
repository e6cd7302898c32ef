import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findClosing, listTexts, SCRIPTS, withoutNonces } from "../finish/next-page.ts";
import { hashSource, isAllowedInlineScript } from "./complete-policy.ts";

/** The integrity (`sha256-…`) of each built script by its path below `/_next/`; null if the build wrote none. */
export type IntegrityManifest = Readonly<Record<string, string>> | null;

/** The build's manifest of integrities, see Next's `experimental.sri`. */
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

/** A page with the policy sources for its scripts and style sheets. */
export interface PageSources {
  /** The page, with integrity attributes on its scripts and with its data in one script. */
  readonly html: string;
  /** Sources for `script-src`. */
  readonly scripts: readonly string[];
  /** Sources for `style-src-elem`. */
  readonly styles: readonly string[];
  /** The start tags of script elements that are not the site's own. No browser runs them. */
  readonly strangers: readonly string[];
}

const DATA_SCRIPTS = /(?:<script>[^<]*<\/script>)+(?=<\/body><\/html>$)/u;

const STYLES = /<style[^<>]*>(?<text>.*?)<\/style>/gsu;
/** A script of the build, or its preload. Both need the same integrity, or the script is fetched twice. */
const BUILT =
  /<(?:script|link rel="preload" as="script")(?= )[^<>]*? (?:src|href)="[^"<>?]*\/_next\/(?<path>static\/[^"<>?]+\.js)[^<>]*>/gu;
/** Data blocks, which browsers do not run. */
const IS_DATA = / type="application\/(?:ld\+)?json"/u;
const LONGEST_EXCERPT = 80;

/** Joins the data scripts. Next writes a page's data in portions; a complete page needs one script, and its policy one hash. */
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

/** Script elements in React's tree that must not run. Those of the build have an integrity. */
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
 * Finds the policy sources of a rendered page: a hash of each script that Next wrote and of each style sheet, and the integrity of each
 * script of the build. Runs once, when a page enters the cache.
 *
 * Trust depends on position and form: Next's scripts are after the tree and call one function with data. A script within the tree is
 * allowed only if its text is registered.
 */
export function pageSources(html: string, manifest: IntegrityManifest): PageSources {
  const built = withIntegrity(withoutNonces(html), manifest ?? {});
  const closing = findClosing(built.html);
  const end = closing?.index ?? built.html.length;
  const tree = built.html.slice(0, end);
  const isAsExpected = closing?.isAsExpected === true;
  const tail = isAsExpected ? joined(built.html.slice(end)) : built.html.slice(end);
  const inline = isAsExpected ? listTexts(tail, SCRIPTS).filter((text) => text !== "") : [];
  return {
    html: tree + tail,
    scripts: [...inline.map(hashSource), ...(manifest === null ? ["'self'"] : [...built.sources, "'strict-dynamic'"])],
    styles: listTexts(tree, STYLES).map(hashSource),
    strangers: [
      ...strangersIn(tree, manifest),
      ...(isAsExpected ? [] : (closing?.scripts ?? []).map((text) => text.slice(0, LONGEST_EXCERPT))),
    ],
  };
}
