import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { readRecords } from "../replay/records.ts";
import { replay, replayText, type Version } from "../replay/replay.ts";
import type { ClaimsDeps } from "./claims-command.ts";
import { CommandError } from "./options.ts";

const USAGE = `courseway-offers replay <records> --from <version> --to <version>: which recorded prices, codes and links two versions
of the packages answer differently, by which rule, with examples.

  <records>                 a file, or the folder that RECORDS_FOLDER of a site names
  --from, --to <version>    a version of the registry such as 0.1.0, a folder of tarballs as pnpm pack writes them, or
                            workspace for the packages that are installed here
  --json                    the report as JSON

Exit code 0: all are answered the same. 1: some are not. 2: the command is wrong, or a version cannot be had.`;

const PACKAGES = ["pricing", "coupons"] as const;

function done(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new CommandError(`${command} ${args.join(" ")} failed: ${stderr.trim()}`);
}

function packFromRegistry(spec: string, cwd: string): void {
  const { status, stderr } = spawnSync("npm", ["pack", spec, "--loglevel", "error"], { cwd, encoding: "utf8" });
  if (status === 0) return;
  const [why = ""] = stderr
    .replaceAll(/^npm (?:error|ERR!) ?(?:code .*\n)?/gmu, "")
    .trim()
    .split("\n");
  throw new CommandError(
    `The registry does not give ${spec}: ${why}. Name a version that was published, a folder of tarballs, or workspace.`,
  );
}

/** Installs the packages of a version in a separate folder, and loads them. */
async function loadVersion(name: string, { folder, scratch }: { folder: string; scratch: string }): Promise<Version> {
  if (name === "workspace") return { ...(await import("@courseway/pricing")), ...(await import("@courseway/coupons")) };
  const path = resolve(folder, name);
  const home = mkdtempSync(join(scratch, "version-"));
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder) for (const one of PACKAGES) packFromRegistry(`@courseway/${one}@${name}`, home);
  const tarballs = isFolder ? path : home;
  for (const one of PACKAGES) {
    const [tarball] = globSync(`courseway-${one}-*.tgz`, { cwd: tarballs });
    if (tarball === undefined)
      throw new CommandError(`${tarballs} has no courseway-${one}-….tgz. Write it with pnpm pack in packages/${one}.`);
    const target = join(home, "node_modules/@courseway", one);
    mkdirSync(target, { recursive: true });
    done("tar", ["-xzf", join(tarballs, tarball), "--strip-components=1", "-C", target], home);
  }
  const version: Record<string, unknown> = {};
  for (const one of PACKAGES) {
    const file = join(home, "node_modules/@courseway", one, "dist/index.js");
    const module: unknown = await import(pathToFileURL(file).href);
    Object.assign(version, module);
  }
  return version;
}

function readRecordFiles(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandError(`There are no records at ${path}.`);
  const files = found.isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".jsonl"))
        .map((name) => join(path, name))
    : [path];
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

function parseOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        json: { type: "boolean" },
        from: { type: "string" },
        to: { type: "string", default: "workspace" },
      },
    });
    return { ...values, records: positionals[0] };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}

/** Runs `courseway-offers replay` and returns its exit code. */
export async function runReplay(
  args: readonly string[],
  { folder, out, err }: Pick<ClaimsDeps, "folder" | "out" | "err">,
): Promise<0 | 1 | 2> {
  const scratch = mkdtempSync(join(tmpdir(), "replay-"));
  try {
    const { help, json, from, to, records: path } = parseOptions(args);
    if (help === true) {
      out(USAGE);
      return 0;
    }
    if (path === undefined || from === undefined) throw new CommandError("Give the records and --from. See --help.");
    const { records, unread } = readRecords(readRecordFiles(resolve(folder, path)));
    const [before, after] = [await loadVersion(from, { folder, scratch }), await loadVersion(to, { folder, scratch })];
    const report = replay(records, before, after);
    if (unread > 0) err(`${unread} lines of the records could not be read.`);
    out(json === true ? JSON.stringify(report, null, 2) : replayText(report, { from, to }));
    return report.differing === 0 ? 0 : 1;
  } catch (error) {
    err(error instanceof Error ? error.message : String(error));
    return 2;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
