import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// 20 MB: imported, a test runner would make a module of it.
const data: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8"),
);

/**
 * The oldest browsers that the sites are made for, by MDN's names: Safari and iOS 16.4, Firefox 115 (the last one for older Windows
 * and macOS), Chrome and Samsung Internet of autumn 2023. Samsung Internet 23 is Chromium 115.
 */
export const LEAST_BROWSERS = {
  chrome: "119",
  chrome_android: "119",
  edge: "119",
  firefox: "115",
  safari: "16.4",
  safari_ios: "16.4",
  samsunginternet_android: "23.0",
} as const;

export type LeastBrowser = keyof typeof LEAST_BROWSERS;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const browsers = Object.keys(LEAST_BROWSERS) as LeastBrowser[];

const parseNumbers = (version: string): readonly number[] => version.replace("≤", "").split(".").map(Number);

function isUpTo(version: string, limit: string): boolean {
  const [[major = 0, minor = 0], [mostMajor = 0, mostMinor = 0]] = [parseNumbers(version), parseNumbers(limit)];
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
}

/** Whether a statement gives the version a feature by its own name and without a setting. */
function isGiven(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (typeof added !== "string" || added === "preview" || flags || prefix || otherName) return false;
  return isUpTo(added, version) && !(typeof removed === "string" && isUpTo(removed, version));
}

function knows(browser: LeastBrowser, { support }: CompatStatement): boolean {
  const statements = [support[browser] ?? []].flat();
  return statements.some((statement) => isGiven(statement, LEAST_BROWSERS[browser]));
}

/** What the data says about a feature, by its path: `css.properties.anchor-name`. */
function findEntry(path: string): Identifier | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- everything below the data's roots is of this kind
  let entry: Identifier | undefined = data as Identifier;
  for (const name of path.split(".")) entry = entry && Object.hasOwn(entry, name) ? entry[name] : undefined;
  return entry;
}

/** Which browsers have a feature, by its path; undefined where the data knows nothing of it. */
export const findSupport = (path: string): CompatStatement | undefined => findEntry(path)?.["__compat"];

/** The names of what stands below an entry. */
export const namesBelow = (path: string): readonly string[] =>
  Object.keys(findEntry(path) ?? {}).filter((name) => name !== "__compat" && name !== "__meta");

/** Which of the least browsers lack a feature; none where the data knows nothing of it. */
export function lacking(path: string): readonly LeastBrowser[] {
  const compat = findSupport(path);
  return compat === undefined ? [] : browsers.filter((browser) => !knows(browser, compat));
}

/** Whether one of the least browsers lacks a feature that the data knows. */
export const isNew = (path: string): boolean => lacking(path).length > 0;

/** A use of a feature that one of the least browsers lacks. */
export interface Found {
  /** The data's path of the feature. */
  readonly feature: string;
  /** The place, for a reader. */
  readonly use: string;
}
