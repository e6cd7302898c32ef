import { z } from "zod";
import type { BlockContract } from "../block-contract.ts";
import { fieldsSchema } from "../fields/field.ts";
import { toList } from "../fields/read.ts";
import { EDITED_ROW } from "./editing.ts";
import { readText } from "../fields/text.ts";
import type { PageBlock } from "./page.ts";

const rowSchema = z.record(z.string(), z.unknown());

/** The schemas of the registered blocks by name. */
export type BlockReaders = ReadonlyMap<string, z.ZodType>;

/** Creates the schemas of blocks, once for all pages. */
export function blockReaders(blocks: readonly BlockContract[]): BlockReaders {
  return new Map(blocks.map(({ name, fields }) => [name, fieldsSchema(fields)]));
}

/** A part of a page's query that the content system refused. */
export interface PageRefusal {
  readonly block: string | null;
  /** Whether the whole block was refused. */
  readonly isWholeBlock: boolean;
  readonly message: string;
}

/** The parsed rows of a page. */
export interface ReadBlocks {
  readonly blocks: readonly PageBlock[];
  readonly emptyRows: number;
}

/**
 * Parses each row of a page separately, in order. A row that is unreadable or has no registered block becomes a problem
 * in its place; the other rows stay. A row with one key is skipped. [RT-037, RT-038]
 */
export function readBlocks(value: unknown, readers: BlockReaders, refusals: readonly PageRefusal[] = []): ReadBlocks {
  const items = toList(value);
  const refused = new Map(
    refusals.flatMap((one) => (one.isWholeBlock ? [[one.block ?? "", one.message] as const] : [])),
  );
  const blocks = items.flatMap((item, index) => readRow(item, index, readers, refused) ?? []);
  return { blocks, emptyRows: items.length - blocks.length };
}

function readRow(
  item: unknown,
  index: number,
  readers: BlockReaders,
  refused: ReadonlyMap<string, string>,
): PageBlock | null {
  const parsed = rowSchema.safeParse(item);
  if (!parsed.success) return null;
  const { __typename, typeHandle, ...own } = parsed.data;
  const fields = Object.fromEntries(Object.entries(own).filter(([key]) => !EDITED_ROW.includes(key)));
  const isEmpty = Object.keys(fields).length === 0;
  const handle = readText(typeHandle);
  const refusal = refused.get(handle);
  if (isEmpty && refusal !== undefined) return { kind: "problem", name: handle, index, reason: refusal };
  // A row without a registered block has no selected fields; only its handle distinguishes it from an empty one.
  if (isEmpty && (handle === "" || readers.has(handle))) return null;

  const name = handle || toBlockHandle(readText(__typename));
  const schema = readers.get(name);
  if (!schema) return { kind: "problem", name, index, reason: unknownBlock(name) };
  return readContent(name, index, schema, fields);
}

/**
 * Reads a block's handle from a type name: `learnMore_Entry` in Craft 5, `baseComponents_learnMore_BlockType` in Craft
 * 4.
 */
function toBlockHandle(typename: string): string {
  return /^(?:baseComponents_(.+)_BlockType|(.+)_Entry)$/.exec(typename)?.slice(1).find(Boolean) ?? typename;
}

function readContent(name: string, index: number, schema: z.ZodType, fields: unknown): PageBlock {
  try {
    const result = schema.safeParse(fields);
    if (result.success) return { kind: "block", name, index, content: result.data };
    return { kind: "problem", name, index, reason: unreadable(result.error) };
  } catch (error) {
    // A field's parser threw. Like an invalid field, this loses the block but not the page.
    const reason = `Its schema failed: ${error instanceof Error ? error.message : String(error)}.`;
    return { kind: "problem", name, index, reason };
  }
}

function unknownBlock(name: string): string {
  return `No block of the name "${name}" is registered. Register it, or take it off the page.`;
}

function unreadable(error: z.ZodError): string {
  const faults = error.issues.slice(0, 5).map((issue) => `${issue.path.join(".") || "the block"}: ${issue.message}`);
  return `Its fields cannot be read: ${faults.join("; ")}. Fix them in the page's entry, or widen the block's fields.`;
}
