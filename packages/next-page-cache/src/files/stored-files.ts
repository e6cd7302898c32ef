import type { Report } from "@courseway/observability";
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { processState } from "@courseway/observability/process-state";

/** The suffix of a temporary file. */
export const DRAFT = ".tmp";

/**
 * Writes a file atomically. A reader finds the old file or the new one.
 *
 * @throws the error of the disk, for example that it is full or read-only; no partial file is left
 */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  // A unique name for each write: two concurrent writes must not share a temporary file.
  const draft = `${file}.${process.pid}.${randomUUID()}${DRAFT}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, data);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Logs once per process that its folder of copies and page data cannot be written. */
export function reportDiskFailure(folder: string, error: unknown, report: Report): void {
  const reported = processState("disk-failure", () => ({ once: false }));
  if (reported.once) return;
  reported.once = true;
  report({
    level: "warn",
    message: `Nothing can be written to ${folder}, so last good copies and pages' data are kept in memory alone and a restart loses them. Pages are served as ever. Free space on the disk, or let the process write there.`,
    tags: { tag: "disk" },
    error,
  });
}
