import { stripVTControlCharacters } from "node:util";
import type { ReportedTest } from "../check/reported-tests.ts";
import type { Coupling, CouplingTest } from "./couplings.ts";

/** What came of a coupling: why it broke, or null where it holds. */
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

/** What a file's tests say, of those that are named where there are such. What did not run says nothing, so it counts as broken. */
function findFault({ file, title }: CouplingTest, tests: readonly ReportedTest[]): string | null {
  const all = tests.filter((test) => `/${test.file}`.endsWith(`/${file}`));
  const named = all.filter((test) => title !== null && test.title.includes(title));
  const own = named.length > 0 ? named : all;
  const failed = own.find(({ hasFailed, hasPassed }) => hasFailed && !hasPassed);
  if (failed !== undefined) return `${failed.title}: ${firstLine(failed.messages)}`;
  return own.some(({ hasPassed }) => hasPassed) ? null : `${file} did not run`;
}

/**
 * What the tests that ran say of each coupling. A test that passed at its second try passed.
 * @param failures why a command failed, by its words; one that is not there passed
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
