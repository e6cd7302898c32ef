import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../local/paths.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly Step[]; readonly "timeout-minutes"?: number; readonly permissions?: object }
    >
  >;
}

const folder = join(root, ".github/workflows");
const files = globSync("*.yml", { cwd: folder }).toSorted();
const readText = (file: string): string => readFileSync(join(folder, file), "utf8");
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
  packageManager: string;
};

it("there is one that checks, one that compares speed, one that checks more by night, one that tries newer versions, one that releases and one that deploys", () => {
  expect(files).toEqual(["check.yml", "compare.yml", "deploy.yml", "night.yml", "release.yml", "upgrade.yml"]);
});

describe.each(files)("the workflow %s", (file) => {
  const text = readText(file);
  const { jobs, permissions } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it("takes every action by its commit, and says which version that is", () => {
    const used = text.split("\n").filter((line) => line.includes("uses:"));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((line) => !/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(line))).toEqual([]);
  });

  it("gives no more rights than it names, and ends by itself", () => {
    expect(permissions).toBeDefined();
    expect(Object.values(jobs).filter((job) => job["timeout-minutes"] === undefined)).toEqual([]);
  });

  it("runs commands that there are, with the workspace's own pnpm", () => {
    const words = steps.flatMap((step) => [step.run, step.with?.["version"], step.with?.["publish"]]);
    const commands = words.flatMap((word) => (typeof word === "string" ? word.split("\n") : []));
    const called = commands.flatMap((command) => /npx --yes (pnpm@\S+) (\S+)/u.exec(command)?.slice(1) ?? []);
    for (const word of called.filter((one) => one.startsWith("pnpm@"))) expect(word).toBe(packageManager);
    const names = called.filter((one) => !one.startsWith("pnpm@") && one !== "install");
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("hands nothing that somebody typed to a shell as a part of its words", () => {
    expect(steps.flatMap(({ run = "" }) => (run.includes("${{") ? [run] : []))).toEqual([]);
  });
});

it("makes an app outside the repository of each change, and of what a release publishes before it does", () => {
  const { jobs } = parse(readText("check.yml")) as Workflow;
  expect(Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = "" }) => run))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^npm test/u), expect.stringMatching(/ outside$/u)]),
  );
  const release = readFileSync(join(root, "tools/workspace/src/release/main.ts"), "utf8");
  expect(release.indexOf('"outside"')).toBeGreaterThan(0);
  expect(release.indexOf('"outside"')).toBeLessThan(release.indexOf('"changeset", "publish"'));
});

it("publishes with provenance, only what main's check has passed", () => {
  const text = readText("release.yml");
  const { jobs } = parse(text) as Workflow;
  const step = jobs["release"]?.steps.find(({ uses }) => uses?.startsWith("changesets/action@"));
  expect(step?.with).toMatchObject({
    version: expect.stringMatching(/release:version$/u),
    publish: expect.stringMatching(/ release$/u),
  });
  expect(step?.env?.["NPM_CONFIG_PROVENANCE"]).toContain("'true'");
  expect(jobs["release"]?.permissions).toMatchObject({ "id-token": "write" });
  expect(text).toContain("workflow_run.conclusion == 'success'");
});
