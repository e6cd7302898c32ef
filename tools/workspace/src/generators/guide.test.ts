import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../local/paths.ts";
import { copyRepository } from "../upgrade-check/copy.ts";

const guide = readFileSync(join(root, "docs/adding-a-block.md"), "utf8");

/** Commands for which CI has stages, over all blocks: here they would take minutes. */
const STAGES = /\b(?:exec vitest|storybook|contact-sheet)\b/u;

/** The commands in the guide, in order, without those that take minutes. */
const commands = [...guide.matchAll(/^npx pnpm@[\d.]+ (.+?)\s*(?:#.*)?$/gmu)]
  .map(([, command = ""]) => command)
  .filter((command) => !STAGES.test(command));

const copy = mkdtempSync(join(tmpdir(), "adding-a-block-"));

/** Runs a command in the copy. */
function type(command: string): { readonly output: string; readonly code: number | null } {
  const env = { ...process.env, CI: "true", pnpm_config_verify_deps_before_run: "false" };
  const { stdout, stderr, status } = spawnSync(`pnpm ${command}`, { cwd: copy, env, shell: true, encoding: "utf8" });
  return { output: stripVTControlCharacters(stdout + stderr), code: status };
}

beforeAll(async () => {
  await copyRepository(copy);
  // The installed packages: each room's links, which point to one store within the copy.
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of globSync("{apps,packages,tools}/*/node_modules", { cwd: root }))
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\./u.test(path),
    });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it("the guide's commands make a block under a name that no document has, and its tests pass", () => {
  expect(commands).toEqual(["new block quickFacts --handle", "block:test quickFacts", "docs:blocks", "requirements"]);
  const listed = [
    "exec oxlint packages/blocks/src/quick-facts packages/blocks/src/registry.ts",
    "exec oxfmt --check packages/blocks/src .changeset docs/blocks.md",
  ];
  const failed = [...commands, ...listed].flatMap((command) => {
    const { output, code } = type(command);
    return code === 0 ? [] : [`${command}: ${output}`];
  });
  expect(failed).toEqual([]);
  expect(readFileSync(join(copy, "docs/blocks.md"), "utf8")).toContain("## quickFacts");
});

it.each([
  ["new block multiIcon", "is there already, in packages/blocks/src/multi-icon: change it there"],
  ["new block quickFigures", "say so: pnpm new block quickFigures --handle"],
])("%s makes nothing, and says what to do", (command, advice) => {
  const { output, code } = type(command);
  expect(code).not.toBe(0);
  expect(output).toContain(advice);
});
