import { z } from "zod";

/** A call of a rule by a site: what it was given, and what it answered. Plain JSON. */
export interface CallRecord {
  readonly function: string;
  readonly input: readonly unknown[];
}

const recordSchema = z.object({ function: z.string(), input: z.array(z.unknown()) });

/**
 * The calls that a site recorded, each once. A line that cannot be read is counted: the last one of a file whose process was
 * killed.
 */
export function readRecords(text: string): { readonly records: readonly CallRecord[]; readonly unread: number } {
  const lines = new Set(text.split("\n").filter((line) => line !== ""));
  const records: CallRecord[] = [];
  for (const line of lines) {
    try {
      records.push(recordSchema.parse(JSON.parse(line)));
    } catch {
      // Counted below.
    }
  }
  return { records, unread: lines.size - records.length };
}
