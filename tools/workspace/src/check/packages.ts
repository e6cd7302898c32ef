import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../local/paths.ts";
import { type Print, type Result, runProgram } from "./stage.ts";

/** Packs one package as for a registry and checks the packed file with two tools. */
async function checkPackage(folder: string, target: string, print: Print): Promise<Result> {
  execFileSync("pnpm", ["pack", "--pack-destination", target, "--config.ignore-scripts=true"], {
    cwd: folder,
    stdio: "pipe",
  });
  const tarball = globSync(`*${folder.split("/").at(-1)}-[0-9]*.tgz`, { cwd: target })[0];
  if (tarball === undefined) return { passed: 0, failed: 2 };
  const file = join(target, tarball);
  const workspace = join(root, "tools/workspace");
  const codes = [
    await runProgram("pnpm", ["exec", "publint", "run", file, "--strict"], print, { cwd: workspace }),
    await runProgram(
      "pnpm",
      [
        "exec",
        "attw",
        file,
        "--profile",
        "esm-only",
        "--format",
        "ascii",
        "--quiet",
        "--exclude-entrypoints",
        "./styles.css",
        "./themes/*",
      ],
      print,
      { cwd: workspace },
    ),
  ];
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed };
}

/** Checks the packed file of every published package with publint and attw. */
export async function checkPackages(print: Print): Promise<Result> {
  const target = mkdtempSync(join(tmpdir(), "courseway-pack-"));
  const sum = { passed: 0, failed: 0 };
  for (const folder of globSync("packages/*", { cwd: root }).toSorted()) {
    print(`-- ${folder}\n`);
    const { passed, failed } = await checkPackage(join(root, folder), target, print);
    sum.passed += passed;
    sum.failed += failed;
  }
  rmSync(target, { recursive: true, force: true });
  return sum;
}
