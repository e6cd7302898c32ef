import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment jsdom");

const shuffled = (seed: string, { moduleId }: TestSpecification): string =>
  createHash("sha1").update(`${seed} ${moduleId}`).digest("hex");

/**
 * The order of test files: those of a project that need a document come after those that do not. Vitest ends a worker
 * whose next file needs another environment, and a worker with a document takes half a second to start.
 *
 * `SHUFFLE=<any word> pnpm unit` runs the files of each group in another order, to find tests that depend on it.
 */
export class UnitOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const seed = process.env["SHUFFLE"];
    if (seed !== undefined) sorted.sort((one, other) => (shuffled(seed, one) < shuffled(seed, other) ? -1 : 1));
    const groups = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const group = `${file.project.name} ${needsDocument(file) ? 2 : 1}`;
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, group]) => group);
  }
}
