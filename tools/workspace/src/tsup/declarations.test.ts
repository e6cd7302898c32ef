import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { root } from "../local/paths.ts";
import { withBuiltEndings } from "./declarations.ts";

/** The output of a package's type check for these files. */
function check(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "declarations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const config = { extends: join(root, "tsconfig.packages.json"), include: ["*.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", folder], (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

describe("the type check of a package", () => {
  const island = (keyword: string): Readonly<Record<string, string>> => ({
    "draw.ts": `${keyword} Props { readonly label: string }\nexport const draw = (props: Props): string => props.label;\n`,
    "island.ts":
      'import { draw } from "./draw.ts";\nconst propsOf = <P>(_: (props: P) => string) => [] as P[];\nexport const island = propsOf(draw);\n',
  });

  it("refuses an export whose type no declaration could name, as the build would", async () => {
    expect(await check(island("interface"))).toContain("TS4023");
  });

  it("has nothing against one whose type is exported", async () => {
    expect(await check(island("export interface"))).toBe("");
  });

  it("is that of every published package", () => {
    const others = globSync("packages/*/tsconfig.json", { cwd: root }).filter(
      (file) => !readFileSync(join(root, file), "utf8").includes('"extends": "../../tsconfig.packages.json"'),
    );
    expect(others).toEqual([]);
  });
});

describe("withBuiltEndings", () => {
  it("names the built file in relative imports of both kinds and in what a module adds to another, and leaves packages alone", () => {
    const written =
      'import { a } from "./a.ts";\nexport type B = import("../b.tsx").B;\nimport "pkg/c.ts";\ndeclare module "../d.tsx" {}\n';
    const wanted =
      'import { a } from "./a.js";\nexport type B = import("../b.js").B;\nimport "pkg/c.ts";\ndeclare module "../d.js" {}\n';
    expect(withBuiltEndings(written)).toBe(wanted);
  });
});
