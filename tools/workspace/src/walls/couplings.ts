import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../../..");

/** The rows of the table in docs/couplings.md, each with the files that it names. */
export const couplings: readonly (readonly string[])[] = readFileSync(join(root, "docs/couplings.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d+ \|/u.test(line))
  .map((row) => [...row.matchAll(/`(?<file>(?:apps|packages|tools)\/[^`]+)`/gu)].map(([, file = ""]) => file));

const named = new Set(couplings.flat());

/** Whether the table names a file, or the file that a test belongs to. */
const isNamed = (file: string): boolean => named.has(file) || named.has(file.replace(/\.test(?=\.tsx?$)/u, ""));

/** Private paths and names of Next and React. */
const PRIVATE =
  /^(?:next\/dist\/|react(?:-dom)?\/.*[Ii]nternals|react-server-dom-|__NEXT_|__react|_valueTracker$|react\.[a-z_.]+$|__(?:CLIENT|SERVER|SECRET)_INTERNALS)/u;

/** Private code of a bundler or a loader within a string. */
const PRIVATE_CODE = /Symbol\.for\(["']react\.|\brequire\(["']next\/dist\//u;

/**
 * The problem with `file` using a text from its code, an import or a name; null if the text is public, or
 * docs/couplings.md names the file.
 * @param file path with forward slashes, relative to the repository
 */
export function couplingProblem(file: string, text: string): string | null {
  if (isNamed(file) || !(PRIVATE.test(text) || PRIVATE_CODE.test(text))) return null;
  return `${JSON.stringify(text)} is private to Next or React: any release may change it. Use a documented way; where there is none, add the file to a row of docs/couplings.md, with the test that notices and what is lost.`;
}
