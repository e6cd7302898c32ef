import { execFile } from "node:child_process";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { readDeclarations } from "./declarations.ts";
import { blockNames } from "./registry.ts";

const run = promisify(execFile);
const folders: string[] = [];

/** Creates a folder of blocks from file paths and sources, and returns its path. */
async function blocksFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "blocks-"));
  folders.push(root);
  for (const [path, source] of Object.entries(files)) {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), source);
  }
  return root;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test("plain Node, which knows no JSX, loads every block of the registry", async () => {
  const script = `import("${join(import.meta.dirname, "declarations.ts")}").then(({ declarations }) =>
    console.log(JSON.stringify(declarations.map(({ name }) => name))))`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script]);

  expect(JSON.parse(stdout)).toEqual(blockNames);
});

test("reads an app's own folder of blocks, of TypeScript or built from it, and passes over what is no block", async () => {
  const examples = "export const examples = { one: {} };";
  const folder = await blocksFolder({
    "seat-map/fields.js": 'export const about = "Seats."; export const fields = {};',
    "seat-map/examples.js": examples,
    "film/fields.ts":
      'export const about: string = "A film."; export const fields = {}; export const guide = { notFor: "Plays.", accessibility: "It has captions." };',
    "film/examples.ts": examples,
    "shared/fields.js": "export const fields = {};",
  });

  expect(await readDeclarations(folder)).toEqual([
    {
      name: "film",
      about: "A film.",
      fields: {},
      examples: { one: {} },
      guide: { notFor: "Plays.", accessibility: "It has captions." },
    },
    { name: "seatMap", about: "Seats.", fields: {}, examples: { one: {} }, guide: null },
  ]);
});

test("names the block and the files that do not export what they must", async () => {
  const folder = await blocksFolder({
    "film/fields.js": "export const filmFields = {};",
    "film/examples.js": "export const examples = {};",
  });

  await expect(readDeclarations(folder)).rejects.toThrow(/The block "film" cannot be read.*Export about/);
});
