import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { declarations } from "@courseway/blocks/declarations";
import { root } from "@courseway/workspace/local";
import { blockStorySource } from "./block-story-source.ts";
import { readDesigns } from "./designs.ts";
import { type FieldRow, readFieldRows } from "./field-figures.ts";

const FOLDER = join(import.meta.dirname, "generated");

/**
 * Writes one story file for each block, with one story for each example and state. Unchanged files are not written, so
 * that nothing reloads.
 * @param fieldFile the output of `courseway-vitals --json`
 */
export async function writeBlockStories(folder = FOLDER, fieldFile = process.env["STORYBOOK_FIELD"]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = await buildStorySources(fieldFile === undefined ? [] : await readFieldRows(fieldFile));
  const present = await readdir(folder);
  await Promise.all(present.filter((file) => !wanted.has(file)).map((file) => rm(join(folder, file))));
  await Promise.all([...wanted].map(([file, source]) => writeChanged(join(folder, file), source)));
}

/** The story files of all blocks of the library, by their names. */
export async function buildStorySources(field: readonly FieldRow[] = []): Promise<ReadonlyMap<string, string>> {
  const designs = readDesigns(declarations.map(({ name }) => name));
  const files = declarations.map(async (block) => {
    const folder = block.name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    const index = await readFile(join(root, "packages/blocks/src", folder, "index.tsx"), "utf8");
    return [
      `${block.name}.stories.tsx`,
      blockStorySource({
        ...block,
        index,
        field: field.filter((row) => row.block === block.name),
        designs: designs.get(block.name) ?? [],
      }),
    ] as const;
  });
  return new Map(await Promise.all(files));
}

async function writeChanged(path: string, source: string): Promise<void> {
  const before = await readFile(path, "utf8").catch(() => null);
  if (before !== source) await writeFile(path, source);
}
