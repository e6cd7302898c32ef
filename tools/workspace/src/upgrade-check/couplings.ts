/** A test that fails when a coupling breaks. */
export interface CouplingTest {
  /** The end of the file's path, such as `faults/cache.spec.ts`. */
  readonly file: string;
  /** Words of its title; null if any test of the file counts. */
  readonly title: string | null;
}

/** Something private in Next or React that the code depends on: one row of docs/couplings.md. */
export interface Coupling {
  readonly name: string;
  readonly tests: readonly CouplingTest[];
  /** pnpm commands, each as a list of words, that fail if the coupling breaks. */
  readonly commands: readonly (readonly string[])[];
}

const splitCells = (line: string): readonly string[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/gu, "")
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim());

const TEST = /`(?<file>[^`\s]+\.(?:test|spec)\.tsx?)`(?::\s*(?<title>[^;`|]+))?/gu;

const testsIn = (text: string): readonly CouplingTest[] =>
  [...text.matchAll(TEST)].map(({ groups: { file = "", title = "" } = {} }) => ({
    file,
    title: title.trim() === "" ? null : title.trim(),
  }));

const commandsIn = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/`pnpm (?<words>[^`]+)`/gu)].map(({ groups: { words = "" } = {} }) => words.split(" "));

/** The name of a row: its description up to the first colon or semicolon, skipping a number. */
const findCellName = (cells: readonly string[]): string => {
  const what = cells.find((cell) => cell !== "" && !/^\d+$/u.test(cell)) ?? "";
  return (what.split(/[:;]/u)[0] ?? what).replaceAll(/[`*]/gu, "");
};

/**
 * Reads the couplings from the tables of docs/couplings.md whose header has a column "test". If that column names no
 * test, the row's other cells do ("those tests").
 * @throws Error if there is no such table, or if a row names no test
 */
export function readCouplings(markdown: string): readonly Coupling[] {
  const couplings: Coupling[] = [];
  let column = -1;
  for (const line of markdown.split("\n")) {
    const cells = line.startsWith("|") ? splitCells(line) : [];
    const cell = cells[column];
    if (cells.length === 0) column = -1;
    else if (column === -1) column = cells.findIndex((one) => /\btests?\b/iu.test(one));
    else if (cell !== undefined && !/^:?-+:?$/u.test(cell)) {
      const name = findCellName(cells);
      const tests = testsIn(cell);
      const commands = commandsIn(cell);
      const all = tests.length + commands.length === 0 ? testsIn(line) : tests;
      if (all.length + commands.length === 0)
        throw new Error(`docs/couplings.md names no test for "${name}". Name the file of one, or a command.`);
      couplings.push({ name, tests: all, commands });
    }
  }
  if (couplings.length === 0) throw new Error("docs/couplings.md has no table with a column for tests.");
  return couplings;
}
