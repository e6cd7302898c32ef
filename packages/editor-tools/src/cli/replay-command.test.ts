import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runReplay } from "./replay-command.ts";

const RECORD = { function: "formatPrice", input: [4900], output: "$49" };

/** Creates a folder with records, and one with package tarballs whose formatPrice returns the given text. */
function setUp(answer: string): string {
  const folder = mkdtempSync(join(tmpdir(), "replay-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "records"));
  writeFileSync(join(folder, "records/ace.jsonl"), `${JSON.stringify(RECORD)}\n`);
  mkdirSync(join(folder, "tarballs"));
  for (const name of ["pricing", "coupons"]) {
    const path = join(folder, name, "package");
    mkdirSync(join(path, "dist"), { recursive: true });
    const manifest = { name: `@courseway/${name}`, version: "0.1.0", type: "module", exports: "./dist/index.js" };
    writeFileSync(join(path, "package.json"), JSON.stringify(manifest));
    const code =
      name === "pricing"
        ? `export const formatPrice = () => ${JSON.stringify(answer)};`
        : 'export * from "@courseway/pricing";';
    writeFileSync(join(path, "dist/index.js"), code);
    const tarball = join(folder, "tarballs", `courseway-${name}-0.1.0.tgz`);
    spawnSync("tar", ["-czf", tarball, "-C", join(folder, name), "package"]);
  }
  return folder;
}

async function run(args: readonly string[], folder: string) {
  const output: string[] = [];
  const say = (text: string): void => void output.push(text);
  return { code: await runReplay(args, { folder, out: say, err: say }), output: output.join("\n") };
}

test("compares tarballs with the packages that are installed", async () => {
  const same = await run(["records", "--from", "tarballs", "--to", "workspace"], setUp("$49"));
  const other = await run(["records", "--from", "tarballs"], setUp("49 $"));

  expect([same.code, same.output]).toEqual([
    0,
    "0 of 1 recorded calls are answered differently by workspace than by tarballs.",
  ]);
  expect(other.code).toBe(1);
  expect(other.output).toContain("`49 $` → `$49`");
});

/**
 * A registry for the folder's tarballs, in a separate process: the command blocks its own process while it waits for
 * npm.
 */
const REGISTRY = `
const { createHash } = require("node:crypto"), { readFileSync } = require("node:fs");
const server = require("node:http").createServer(({ url }, response) => {
  const { address, port } = server.address();
  const name = decodeURIComponent(url).match(/@courseway\\/(\\w+)/)[1];
  const bytes = readFileSync("courseway-" + name + "-0.1.0.tgz");
  if (url.endsWith(".tgz")) return response.end(bytes);
  const dist = {
    tarball: "http://" + address + ":" + port + "/@courseway/" + name + "/-/" + name + "-0.1.0.tgz",
    integrity: "sha512-" + createHash("sha512").update(bytes).digest("base64"),
  };
  const version = { name: "@courseway/" + name, version: "0.1.0", dist };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ name: version.name, "dist-tags": { latest: "0.1.0" }, versions: { "0.1.0": version } }));
}).listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

test("takes a version from the registry", async () => {
  const folder = setUp("49 $");
  const registry = spawn(process.execPath, ["-e", REGISTRY], { cwd: join(folder, "tarballs") });
  onTestFinished(() => void registry.kill());
  const [port]: unknown[] = await once(registry.stdout, "data");
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${String(port).trim()}/`);
  vi.stubEnv("npm_config_cache", join(folder, "cache"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, output } = await run(["records", "--from", "0.1.0"], folder);
  expect(output).toContain("1 of 1 recorded calls are answered differently by workspace than by 0.1.0.");
  expect(code).toBe(1);
}, 60_000);

// No server listens there, and npm cannot use cached responses.
const NO_REGISTRY = { npm_config_registry: "http://127.0.0.1:1/", npm_config_fetch_retries: "0" };

test.each([
  ["no records", ["--from", "workspace"], "Give the records and --from."],
  ["records that are not there", ["nowhere", "--from", "workspace"], "There are no records at"],
  ["a folder without tarballs", ["records", "--from", "records"], "has no courseway-pricing-….tgz."],
  [
    "a version that the registry does not have",
    ["records", "--from", "0.1.0"],
    "does not give @courseway/pricing@0.1.0: ",
  ],
  ["an option that nobody knows", ["records", "--form", "x"], "See --help."],
])("%s ends with 2 and says what to write", async (_, args, message) => {
  for (const [name, value] of Object.entries(NO_REGISTRY)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, output } = await run(args, setUp("$49"));
  expect(code).toBe(2);
  expect(output).toContain(message);
});

test("explains every option that it takes", async () => {
  const { code, output } = await run(["-h"], tmpdir());
  expect(code).toBe(0);
  for (const name of ["from", "json"]) expect(output).toContain(`--${name}`);
});
