// For plain Node, which cannot parse JSX. The sandbox, Storybook's configuration, the check of a content system and the
// reference for editors read the blocks from here, so there is no second list of blocks.
import type { BlockContract, Fields } from "@courseway/content-client";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BlockGuide } from "./block-guide.ts";
import type { BlockExamples } from "./define-block.ts";

export { BLOCK_JOBS, type BlockJob } from "./block-guide.ts";

/** A block without its component: the parts that content, stories and documents need. */
export interface BlockDeclaration extends BlockContract {
  readonly examples: BlockExamples;
  /** Null if the block's `fields` file exports none. */
  readonly guide: BlockGuide | null;
}

/**
 * Reads the blocks in a folder, sorted by name. A block is a subfolder with a `fields` file (`about`, `fields`, and
 * `guide` if it has one) and an `examples` file (`examples`). The subfolder's name in camel case is the block's handle.
 *
 * @param folder the folder of the sources or of the built files; an app's own folder of blocks works as well
 * @throws TypeError if a file lacks a required export
 */
export async function readDeclarations(folder: string): Promise<readonly BlockDeclaration[]> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = folders.flatMap(({ name }) => {
    const files = ["fields", "examples"].map((part) => scriptAt(join(folder, name, part)));
    return files.every((file) => file !== null) ? [{ name: toHandle(name), files }] : [];
  });
  return Promise.all(found.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(readDeclaration));
}

function scriptAt(path: string): string | null {
  return [`${path}.ts`, `${path}.js`].find((file) => existsSync(file)) ?? null;
}

function toHandle(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function readDeclaration({
  name,
  files,
}: {
  readonly name: string;
  readonly files: readonly string[];
}): Promise<BlockDeclaration> {
  const modules: readonly object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)),
  );
  const { about, fields, examples, guide }: Partial<Record<string, unknown>> = Object.assign({}, ...modules);
  if (typeof about !== "string" || !isFields(fields) || !isExamples(examples)) {
    throw new TypeError(
      `The block "${name}" cannot be read: ${files.join(" and ")} do not export what they must. ` +
        "Export about (a text) and fields from fields.ts, and examples from examples.ts.",
    );
  }
  return { name, about, fields, examples, guide: isGuide(guide) ? guide : null };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFields = (value: unknown): value is Fields =>
  isRecord(value) && Object.values(value).every((field) => isRecord(field) && "schema" in field && "type" in field);

const isGuide = (value: unknown): value is BlockGuide =>
  isRecord(value) && typeof value["notFor"] === "string" && typeof value["accessibility"] === "string";

const isExamples = (value: unknown): value is BlockExamples => isRecord(value) && Object.values(value).every(isRecord);

/** Every block of this library. */
export const declarations: readonly BlockDeclaration[] = await readDeclarations(import.meta.dirname);
