import { z } from "zod";
import type { BlockContract } from "../block-contract.ts";
import { listOf } from "../fields/read.ts";
import { readText } from "../fields/text.ts";
import type { PageBlock } from "./page.ts";

const rowSchema = z.record(z.string(), z.unknown());

/** A page's rows, read. */
export interface ReadBlocks {
  readonly blocks: readonly PageBlock[];
  readonly emptyRows: number;
}

/**
 * Reads a page's rows, each by itself: one that cannot be read is a problem in its place and the rest
 * stand. A row with one key is skipped. The order is the list's. [RT-037, RT-038]
 */
export function readBlocks(value: unknown, contracts: ReadonlyMap<string, BlockContract>): ReadBlocks {
  const items = listOf(value);
  const blocks = items.flatMap((item, index) => readRow(item, index, contracts) ?? []);
  return { blocks, emptyRows: items.length - blocks.length };
}

function readRow(item: unknown, index: number, contracts: ReadonlyMap<string, BlockContract>): PageBlock | null {
  const parsed = rowSchema.safeParse(item);
  if (!parsed.success) return null;
  const { __typename, ...row } = parsed.data;
  if (Object.keys(row).length <= 1) return null;

  const name = readText(row.typeHandle) || nameOfType(readText(__typename));
  const contract = contracts.get(name);
  if (!contract) return { kind: "problem", name, index, reason: unknownBlock(name) };
  return readContent(contract, index, row);
}

/** The block's handle in a type's name: `learnMore_Entry` in Craft 5, `baseComponents_learnMore_BlockType` in Craft 4. */
function nameOfType(typename: string): string {
  return /^(?:baseComponents_(.+)_BlockType|(.+)_Entry)$/.exec(typename)?.slice(1).find(Boolean) ?? typename;
}

function readContent(
  { name, schema }: BlockContract,
  index: number,
  row: Readonly<Record<string, unknown>>,
): PageBlock {
  const { typeHandle: _typeHandle, ...fields } = row;
  try {
    const result = schema.safeParse(fields);
    if (result.success) return { kind: "block", name, index, content: result.data };
    return { kind: "problem", name, index, reason: unreadable(result.error) };
  } catch (error) {
    // A schema's own transform threw: as bad as a refusal, and no reason to lose the page.
    return {
      kind: "problem",
      name,
      index,
      reason: `Its schema failed: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
}

function unknownBlock(name: string): string {
  return `No block of the name "${name}" is registered. Register it, or take it off the page.`;
}

function unreadable(error: z.ZodError): string {
  const faults = error.issues.slice(0, 5).map((issue) => `${issue.path.join(".") || "the block"}: ${issue.message}`);
  return `Its fields cannot be read: ${faults.join("; ")}. Fix them in the page's entry, or widen the block's schema.`;
}
