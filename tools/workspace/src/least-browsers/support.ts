import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// 20 MB, so it is read and not imported: a test runner would convert it to a module.
const data: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8"),
);

/**
 * The oldest browsers that the sites support, by MDN's names: Safari and iOS 16.4, Firefox 115 (the last one for older
 * Windows and macOS), Chrome and Samsung Internet of autumn 2023. Samsung Internet 23 is Chromium 115.
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

/** Whether a statement says that the version has a feature under its standard name and without a flag. */
function isGiven(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (typeof added !== "string" || added === "preview" || flags || prefix || otherName) return false;
  return isUpTo(added, version) && !(typeof removed === "string" && isUpTo(removed, version));
}

function isRecorded(browser: LeastBrowser, { support }: CompatStatement): boolean {
  const statements = [support[browser] ?? []].flat();
  return statements.some((statement) => isGiven(statement, LEAST_BROWSERS[browser]));
}

/** The data's entry of a feature, by its path: `css.properties.anchor-name`. */
function findEntry(path: string): Identifier | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- everything below the data's roots is of this kind
  let entry: Identifier | undefined = data as Identifier;
  for (const name of path.split(".")) entry = entry && Object.hasOwn(entry, name) ? entry[name] : undefined;
  return entry;
}

/** The browsers that have a feature, by its path; undefined if the data has no such feature. */
export const findSupport = (path: string): CompatStatement | undefined => findEntry(path)?.["__compat"];

/** The names of an entry's children. */
export const namesBelow = (path: string): readonly string[] =>
  Object.keys(findEntry(path) ?? {}).filter((name) => name !== "__compat" && name !== "__meta");

/** The least browsers that lack a feature; none if the data has no such feature. */
export function lacking(path: string): readonly LeastBrowser[] {
  const compat = findSupport(path);
  return compat === undefined ? [] : browsers.filter((browser) => !isRecorded(browser, compat));
}

/** Whether one of the least browsers lacks a feature of the data. */
export const isNew = (path: string): boolean => lacking(path).length > 0;

/** A use of a feature that one of the least browsers lacks. */
export interface Found {
  /** The feature's path in the data. */
  readonly feature: string;
  /** The code around the use, for people. */
  readonly use: string;
}
