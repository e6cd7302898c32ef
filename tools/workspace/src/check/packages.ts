import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../local/paths.ts";
import { packPackages } from "../packed/pack.ts";
import { type Print, type Result, runProgram } from "./stage.ts";

/** The folder with the packed file of each package, which stays for the stages after this one. */
export const packedFolder = join(root, "var/packed");

const ATTW = "--profile esm-only --format ascii --quiet --exclude-entrypoints ./styles.css ./themes/*".split(" ");

/** Checks a packed file with two tools. */
async function checkPackage(file: string, print: Print): Promise<Result> {
  const workspace = join(root, "tools/workspace");
  const program = (name: string): string => join(workspace, "node_modules/.bin", name);
  const codes = [
    await runProgram(program("publint"), ["run", file, "--strict"], print, { cwd: workspace }),
    await runProgram(program("attw"), [file, ...ATTW], print, { cwd: workspace }),
  ];
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed };
}

/** Packs every published package as for a registry, and checks the packed files with publint and attw. */
export async function checkPackages(print: Print): Promise<Result> {
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  for (const [name, file] of await packPackages(readdirSync(join(root, "packages")).toSorted(), packedFolder)) {
    print(`-- packages/${name}\n`);
    const { passed, failed } = await checkPackage(file, print);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}
