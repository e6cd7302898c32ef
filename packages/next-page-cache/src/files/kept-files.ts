import type { Report } from "@courseway/observability";
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { processState } from "@courseway/observability/process-state";

/** How the name of a file ends that is still being written. */
export const DRAFT = ".tmp";

/**
 * Writes a whole file or nothing. A reader finds the old file or the new one.
 *
 * @throws what the disk says, for example that it is full or read-only; no half of a file stays behind
 */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  // A name of its own for each write: two at once must not write into one draft.
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

/** Says once a process that its folder of copies and pages' data takes no files. */
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
