import { stripVTControlCharacters } from "node:util";
import type { ReportedTest } from "../check/reported-tests.ts";
import type { Coupling, CouplingTest } from "./couplings.ts";

/** The result of a coupling: why it broke, or null if it did not. */
export interface Tried {
  readonly name: string;
  readonly fault: string | null;
}

const firstLine = (messages: readonly string[]): string =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split("\n"))
    .map((line) => line.trim())
    .find((line) => line !== "")
    ?.slice(0, 160) ?? "no message";

/**
 * The fault in a file's tests, limited to the named tests if there are any. Tests that did not run prove nothing, so
 * they count as broken.
 */
function findFault({ file, title }: CouplingTest, tests: readonly ReportedTest[]): string | null {
  const all = tests.filter((test) => `/${test.file}`.endsWith(`/${file}`));
  const named = all.filter((test) => title !== null && test.title.includes(title));
  const selected = named.length > 0 ? named : all;
  const failed = selected.find(({ hasFailed, hasPassed }) => hasFailed && !hasPassed);
  if (failed !== undefined) return `${failed.title}: ${firstLine(failed.messages)}`;
  return selected.some(({ hasPassed }) => hasPassed) ? null : `${file} did not run`;
}

/**
 * The result of each coupling from the tests that ran. A test that passed on a retry counts as passed.
 * @param failures why a command failed, by its words; a missing command passed
 */
export const triedCouplings = (
  couplings: readonly Coupling[],
  tests: readonly ReportedTest[],
  failures: ReadonlyMap<string, string>,
): readonly Tried[] =>
  couplings.map(({ name, tests: files, commands }) => ({
    name,
    fault:
      files.map((file) => findFault(file, tests)).find((fault) => fault !== null) ??
      commands.map((words) => failures.get(words.join(" "))).find((fault) => fault !== undefined) ??
      null,
  }));
