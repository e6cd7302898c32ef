import { findShell } from "@courseway/workspace/browser";
import { waitFor } from "@courseway/workspace/local";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withStage } from "./local/stage.ts";
import { findProgram } from "./throughput/programs.ts";

/**
 * A bench in its shortest run, and what it prints at the end. The figures of so short a run mean nothing. `<site>` is a
 * built ace that several share, since starting one takes longer than such a run.
 */
const BENCHES: readonly (readonly [command: string, prints: RegExp])[] = [
  ["chaos --replicas 1 --pages 6 --renders 8 --subscribes 2", /Nothing was violated|\d violations/u],
  ["publish-time --publishes 1", /the replica that was told +\d/u],
  // `lighthouse` runs the same Lighthouse.
  [
    "pages --only sixteen-blocks --no-lighthouse --runs 1 --pages 45 --seconds 1",
    /\d cached pages in turn: .* 0 failed; /u,
  ],
  ["lighthouse ace --site <site>", /^ace +\d+ +\d+ +\d+ +100$/mu],
  ["offers --pages 45", /courseway-audit +\d/u],
  [
    "weigh --clicks 1 --renders 1 --site <site>",
    /^\{"scripts":\d+,"html":\d+,"styles":\d+,"busyClick":[\d.]+,"firstClick":\d/mu,
  ],
  ["walks --brand ace --walks 1 --pages 2 --site <site>", /^ace +2 +[0-2] /mu],
  ["render --renders 2", /blocks \/ plain +\d/u],
  ["domain --time 5", /study durations chosen +\d/u],
];

/**
 * The scripts that need no run here: `budgets` is a stage of its own, islands.test.ts checks `islands`, and pull
 * requests run `compare`.
 */
const ELSEWHERE = ["budgets", "islands", "compare"];

const folder = join(import.meta.dirname, "..");
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(folder, "package.json"), "utf8"),
);

/**
 * Runs a bench's script with more words, as `pnpm bench …` does. pnpm would start itself twice for each of them, which
 * takes a second of a core.
 */
const type = (command: string, site: string): Promise<string> =>
  new Promise((resolve) => {
    const [bench = "", ...words] = command
      .split(" ")
      .map((word) => word.replace("sixteen-blocks", "sixteen blocks").replace("<site>", site));
    const [node, file = ""] = scripts[bench]?.split(" ") ?? [];
    expect(node).toBe("node");
    // The figures mean nothing here, so the cheapest browser will do. `walks` sees pages that Chromium alone prerenders.
    const browser = bench === "walks" ? null : findShell();
    const env = { ...process.env, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) };
    execFile(process.execPath, [file, ...words], { cwd: folder, env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

const isHere = (program: string): boolean => {
  try {
    return findProgram(program) !== "";
  } catch {
    return false;
  }
};

describe("a bench that is started for a few seconds", () => {
  test("is every bench there is", () => {
    const named = [...BENCHES.map(([command]) => command.split(" ")[0] ?? ""), ...ELSEWHERE];
    expect(named.toSorted()).toEqual(
      Object.keys(scripts)
        .filter((name) => name !== "typecheck")
        .toSorted(),
    );
  });

  const started = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<void>();
  let stage: Promise<void> = Promise.resolve();

  beforeAll(async () => {
    stage = withStage("ace", async ({ sites: [site = ""] }) => {
      // Services that have just started may be slow, so the first page may fail.
      await waitFor(`${site}/`, 60_000);
      started.resolve(site);
      return ended.promise;
    });
    await Promise.race([started.promise, stage]);
  }, 120_000);
  afterAll(() => {
    ended.resolve();
    return stage;
  });

  test.concurrent.each(BENCHES)("pnpm bench %s runs to its end and prints its figures", async (command, prints) => {
    const missing = command.startsWith("pages") ? ["wrk", "nginx"].find((program) => !isHere(program)) : undefined;
    const output = await type(command, await started.promise);
    // If a program is missing, a bench says which one and how to get it.
    const expected = missing === undefined ? prints : new RegExp(`${missing} is not on this machine`, "u");
    expect(expected.test(output), `It printed at the end: ${output.slice(-2000)}`).toBe(true);
  });
});
