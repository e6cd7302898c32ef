import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { declarations } from "@courseway/blocks/declarations";
import { blockStorySource } from "./block-story-source.ts";

const FOLDER = join(import.meta.dirname, "generated");

/** Writes one story file per block, a story per example. Unchanged files are left alone, so that nothing reloads. */
export async function writeBlockStories(folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Map(
    declarations.map(({ name, examples }) => [`${name}.stories.tsx`, blockStorySource(name, Object.keys(examples))]),
  );
  const present = await readdir(folder);
  await Promise.all(present.filter((file) => !wanted.has(file)).map((file) => rm(join(folder, file))));
  await Promise.all([...wanted].map(([file, source]) => writeChanged(join(folder, file), source)));
}

async function writeChanged(path: string, source: string): Promise<void> {
  const before = await readFile(path, "utf8").catch(() => null);
  if (before !== source) await writeFile(path, source);
}
