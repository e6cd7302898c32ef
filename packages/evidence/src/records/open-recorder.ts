import { randomUUID } from "node:crypto";
import { appendFile, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type CallRecorder, type CallRecorderOptions, createRecorder } from "./recorder.ts";

/** Where a brand's calls are recorded, and how many. */
export interface RecorderSettings extends Pick<CallRecorderOptions, "share" | "random" | "report" | "later"> {
  /** Undefined for no records. */
  readonly folder: string | undefined;
  readonly brandId: string;
}

/** Opens a brand's recorder with a file and a salt of its own, or returns null without a folder. A process needs one. */
export function openRecorder({ folder: given, brandId, ...options }: RecorderSettings): CallRecorder | null {
  if (given === undefined) return null;
  const folder = resolve(given);
  const file = join(folder, `${brandId.toLowerCase()}-${process.pid}-${randomUUID().slice(0, 8)}.jsonl`);
  const append = async (text: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    await appendFile(file, text);
  };
  return createRecorder({ ...options, salt: randomUUID(), append, place: folder });
}
