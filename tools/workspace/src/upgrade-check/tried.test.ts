import { expect, it } from "vitest";
import type { ReportedTest } from "../check/reported-tests.ts";
import { triedCouplings } from "./tried.ts";

const test = (file: string, more: Partial<ReportedTest> = {}): ReportedTest => ({
  stage: "unit",
  file,
  title: "a title",
  ms: 1,
  hasFailed: false,
  hasPassed: true,
  messages: [],
  ...more,
});
const unit = { file: "keys.test.ts", title: null };
const journey = { file: "faults/cache.spec.ts", title: "a page ends" };
const command = ["bench", "budgets"];
const failure = { hasFailed: true, hasPassed: false, messages: ["\u001B[31m\nexpected 1\u001B[39m\nat a.ts"] };

const findFault = (
  tests: readonly (typeof unit | typeof journey)[],
  reported: readonly ReportedTest[],
  failures: readonly (readonly [string, string])[] = [],
) => triedCouplings([{ name: "keys", tests, commands: [command] }], reported, new Map(failures))[0]?.fault;

it("holds where every test ran and passed, at its second try at the latest, and every command did", () => {
  const late = test("faults/cache.spec.ts", { hasFailed: true });
  expect(findFault([unit, journey], [test("/copy/packages/a/src/keys.test.ts"), late])).toBeNull();
});

it("breaks where a test failed, with its title and its first words, and where a command did", () => {
  const good = test("/copy/packages/a/src/keys.test.ts");
  expect(findFault([unit], [good, test("/copy/packages/b/src/keys.test.ts", failure)])).toBe("a title: expected 1");
  expect(findFault([unit], [good], [["bench budgets", "past its budget"]])).toBe("past its budget");
  expect(findFault([unit], [good], [["bench pages", "other"]])).toBeNull();
});

it("looks at the tests that are named, and at the whole file where no test has that name", () => {
  const other = test("faults/cache.spec.ts", { title: "another", ...failure });
  const named = test("faults/cache.spec.ts", { title: "ace: a page ends in time" });
  expect(findFault([journey], [other, named])).toBeNull();
  expect(findFault([journey], [other])).toBe("another: expected 1");
});

it("breaks where a file did not run, or all of it was left out; a file whose name ends alike is not it", () => {
  const others = [test("cache.spec.ts"), test("/copy/packages/b/src/more-keys.test.ts"), test("")];
  expect(findFault([journey], others)).toBe("faults/cache.spec.ts did not run");
  expect(findFault([unit], [...others, test("a/keys.test.ts", { hasPassed: false })])).toBe("keys.test.ts did not run");
});
