import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runReplay } from "./replay-command.ts";

const RECORD = { function: "formatPrice", input: [4900], output: "$49" };

/** A folder with records, and one with tarballs of packages whose formatPrice answers as given. */
function setUp(answer: string): string {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "records"));
  writeFileSync(join(folder, "records/ace.jsonl"), `${JSON.stringify(RECORD)}\n`);
  mkdirSync(join(folder, "tarballs"));
  for (const name of ["pricing", "coupons"]) {
    const place = join(folder, name, "package");
    mkdirSync(join(place, "dist"), { recursive: true });
    const manifest = { name: `@courseway/${name}`, version: "0.1.0", type: "module", exports: "./dist/index.js" };
    writeFileSync(join(place, "package.json"), JSON.stringify(manifest));
    const code =
      name === "pricing"
        ? `export const formatPrice = () => ${JSON.stringify(answer)};`
        : 'export * from "@courseway/pricing";';
    writeFileSync(join(place, "dist/index.js"), code);
    const tarball = join(folder, "tarballs", `courseway-${name}-0.1.0.tgz`);
    spawnSync("tar", ["-czf", tarball, "-C", join(folder, name), "package"]);
  }
  return folder;
}

async function run(args: readonly string[], folder: string) {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  return { code: await runReplay(args, { folder, out: say, err: say }), said: said.join("\n") };
}

test("compares tarballs with the packages that are installed", async () => {
  const same = await run(["records", "--from", "tarballs", "--to", "workspace"], setUp("$49"));
  const other = await run(["records", "--from", "tarballs"], setUp("49 $"));

  expect([same.code, same.said]).toEqual([
    0,
    "0 of 1 recorded calls are answered differently by workspace than by tarballs.",
  ]);
  expect(other.code).toBe(1);
  expect(other.said).toContain("`49 $` → `$49`");
});

test.each([
  ["no records", ["--from", "workspace"], "Give the records and --from."],
  ["records that are not there", ["nowhere", "--from", "workspace"], "There are no records at"],
  ["a folder without tarballs", ["records", "--from", "records"], "has no courseway-pricing-….tgz."],
  ["an option that nobody knows", ["records", "--form", "x"], "See --help."],
])("%s ends with 2 and says what to write", async (_, args, message) => {
  const { code, said } = await run(args, setUp("$49"));
  expect(code).toBe(2);
  expect(said).toContain(message);
});

test("explains every option that it takes", async () => {
  const { code, said } = await run(["-h"], tmpdir());
  expect(code).toBe(0);
  for (const name of ["from", "json"]) expect(said).toContain(`--${name}`);
});
