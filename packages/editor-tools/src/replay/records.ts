import { z } from "zod";

/** A site's call of a rule: the function and its input. Plain JSON. */
export interface CallRecord {
  readonly function: string;
  readonly input: readonly unknown[];
}

const recordSchema = z.object({ function: z.string(), input: z.array(z.unknown()) });

/**
 * Reads the calls that a site recorded, each once. It counts lines that cannot be read, such as the last line of a file
 * whose process was killed.
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
