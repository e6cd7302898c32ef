import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BLOCK_JOBS, type BlockDeclaration, declarations } from "@courseway/blocks/declarations";
import { type Fields, type FieldType, toCraftName } from "@courseway/content-client";
import type { CatalogBlock, CatalogField } from "./find-blocks.ts";

const FILE = join(import.meta.dirname, "generated/catalog.ts");

/** How deep nested rows are listed; deeper rows repeat. */
const DEEPEST = 3;

/** Every block with all its fields, sorted by job and then by name. */
export function buildCatalog(declared: readonly BlockDeclaration[]): readonly CatalogBlock[] {
  const jobs = Object.keys(BLOCK_JOBS);
  const getJob = ({ guide }: BlockDeclaration) => guide?.job ?? "content";
  return declared
    .toSorted((a, b) => jobs.indexOf(getJob(a)) - jobs.indexOf(getJob(b)))
    .map((block) => ({
      handle: block.name,
      title: toCraftName(block.name),
      job: BLOCK_JOBS[getJob(block)],
      about: block.about,
      fields: listFields(block.fields, []),
    }));
}

function listFields(fields: Fields, above: readonly string[]): readonly CatalogField[] {
  return Object.entries(fields).flatMap(([handle, { about, type }]) => {
    const path = [...above, handle];
    const rows = path.length < DEEPEST ? listRowTypes(type) : [];
    return [{ path, name: toCraftName(handle), about }, ...rows.flatMap((inner) => listFields(inner, path))];
  });
}

/** The fields of each type of row; none for a field without rows. */
function listRowTypes(type: FieldType): readonly Fields[] {
  if (type.kind === "matrix") return Object.values(type.rows);
  return type.kind === "table" ? [type.columns] : [];
}

/** Writes the blocks into a file for the overview, which runs in a browser and cannot read folders. */
export async function writeCatalog(file = FILE): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const source = [
    `// Written from the blocks' fields and guides; edit packages/blocks, not this file.`,
    `import type { CatalogBlock } from "../find-blocks.ts";`,
    ``,
    `export const catalog: readonly CatalogBlock[] = ${JSON.stringify(buildCatalog(declarations))};`,
    ``,
  ];
  await writeFile(file, source.join("\n"));
}
