/**
 * `pnpm release`: checks what would be shipped, builds, makes an app outside this repository of it, and publishes the
 * versions that the registry does not have.
 * `pnpm release --dry-run` packs and checks, and prints what would be published: it sends nothing and contacts no
 * registry.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractReports, packageFolders } from "../api-report/extract.ts";
import { changesSince, readReleased, listUnannounced } from "../api-report/released.ts";
import { root } from "../local/paths.ts";
import { packPackages } from "../packed/pack.ts";
import { findTarballFaults } from "../packed/tarball-faults.ts";
import { describeRelease, packedFile } from "./describe.ts";
import { releasePlan } from "./plan.ts";
import { upgradeSection } from "./upgrade-guide.ts";

const program = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};

function publish(): void {
  program(process.execPath, "tools/workspace/src/supply-chain/main.ts");
  program("pnpm", "build");
  program("pnpm", "outside");
  program("pnpm", "exec", "changeset", "publish");
}

async function dryRun(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "courseway-release-"));
  try {
    const plan = await releasePlan();
    const names = readdirSync(join(root, "packages")).toSorted();
    const tarballs = await packPackages(names, folder);
    const files = names.map((name) => packedFile(name, tarballs.get(name) ?? ""));
    console.log(describeRelease(plan, files));
    console.log(upgradeSection(plan, "What docs/upgrading.md would say"));
    const faulty = await Promise.all([...tarballs.values()].map(findTarballFaults));
    const changes = changesSince(readReleased(), extractReports(packageFolders(root)));
    const faults = listUnannounced(changes, plan, new Map(files.map(({ name, version }) => [name, version])));
    const failed = faulty.flat();
    for (const fault of [...failed, ...faults]) console.error(fault);
    console.log(
      `publint and attw found ${failed.length} faults in ${names.length} packed files; ${faults.length} breaking changes are not said.`,
    );
    console.log("Nothing was published.");
    return failed.length + faults.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes("--dry-run")) process.exitCode = (await dryRun()) === 0 ? 0 : 1;
else publish();
