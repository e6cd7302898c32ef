import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../../..");

/** The rows of the table in docs/couplings.md, each with the files that it names. */
export const couplings: readonly (readonly string[])[] = readFileSync(join(root, "docs/couplings.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d+ \|/u.test(line))
  .map((row) => [...row.matchAll(/`(?<file>(?:apps|packages|tools)\/[^`]+)`/gu)].map(([, file = ""]) => file));

const named = new Set(couplings.flat());

/** A file of the table, or the test of one. */
const isNamed = (file: string): boolean => named.has(file) || named.has(file.replace(/\.test(?=\.tsx?$)/u, ""));

/** Paths and names that Next and React keep to themselves. */
const PRIVATE =
  /^(?:next\/dist\/|react(?:-dom)?\/.*[Ii]nternals|react-server-dom-|__NEXT_|__react|_valueTracker$|react\.[a-z_.]+$|__(?:CLIENT|SERVER|SECRET)_INTERNALS)/u;

/** Code of a bundler or a loader that stands in a text. */
const PRIVATE_CODE = /Symbol\.for\(["']react\.|\brequire\(["']next\/dist\//u;

/**
 * What is wrong with `file` using a text of its code, an import's or a name's; null where it is public, or the file is named in
 * docs/couplings.md.
 * @param file path with forward slashes, relative to the repository
 */
export function couplingProblem(file: string, text: string): string | null {
  if (isNamed(file) || !(PRIVATE.test(text) || PRIVATE_CODE.test(text))) return null;
  return `${JSON.stringify(text)} is private to Next or React: any release may change it. Use a documented way; where there is none, add the file to a row of docs/couplings.md, with the test that notices and what is lost.`;
}
