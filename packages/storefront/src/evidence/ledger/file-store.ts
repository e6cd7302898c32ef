import { ledgerLines, type LedgerLines, ledgerText, readLedgers } from "@courseway/pricing/claims";
import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DRAFT, writeWhole } from "@courseway/next-page-cache";
import type { ClaimStore } from "./claim-ledger.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Claims are kept for so long after their month, in ms: any moment of 400 days can be asked for. */
const STORED_MS = 400 * DAY_MS;

/** "2026-11-27" of a moment (epoch ms), in UTC. */
const formatDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The first moment of a month such as "2026-11". */
const monthStart = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);

/** The first moment after a month. */
function monthEnd(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return Date.UTC(year, number, 1);
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** A file's text; empty where another process has taken it away. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return "";
    throw error;
  }
}

/** A file that one process appended to on one day: its day, and its month. */
const SEGMENT = /^((\d{4}-\d\d)-\d\d)\.[\w-]+\.jsonl$/u;
const MONTH = /^(\d{4}-\d\d)\.jsonl$/u;

interface FileStoreOptions {
  /** The folder of one brand. */
  readonly folder: string;
}

/**
 * A ledger in a folder: a file for each process and day, to which it appends, and one for each month, into which the files of past
 * days go. A process that is killed leaves at worst a line that is not finished, and begins a file of its own when it
 * starts again; so no file is ever repaired.
 */
export function fileStore({ folder }: FileStoreOptions): ClaimStore {
  let lines: LedgerLines | null = null;
  let [day, file] = ["", ""];
  let tidiedHour = -1;

  /** Whether a process was killed while it wrote a whole file, so long ago that it is no longer writing. */
  const isAbandoned = async (name: string, at: number): Promise<boolean> =>
    name.endsWith(DRAFT) && (await stat(join(folder, name))).mtimeMs + HOUR_MS < at;

  /** Puts the files of past days into their months, and removes what is too old. Other processes may do so at the same time. */
  async function tidy(at: number): Promise<void> {
    const names = await readdir(folder);
    const past = names.filter((name) => {
      const [, of] = SEGMENT.exec(name) ?? [];
      // A process that is late may still write the last second of its day.
      return of !== undefined && Date.parse(of) + DAY_MS + HOUR_MS <= at;
    });
    const months = new Set(past.map((name) => name.slice(0, "2026-11".length)));
    for (const month of months) {
      const segments = past.filter((name) => name.startsWith(month));
      // Before the month: a file that is gone by then is in it already.
      const texts = [];
      for (const name of segments) texts.push(await readText(join(folder, name)));
      const file = join(folder, `${month}.jsonl`);
      const { spans } = readLedgers([await readText(file), ...texts]);
      await writeWhole(file, ledgerText(spans, monthStart(month)));
      for (const name of segments) await rm(join(folder, name), { force: true });
    }
    for (const name of names) {
      const [, month] = MONTH.exec(name) ?? [];
      const isOld = month !== undefined && monthEnd(month) + STORED_MS < at;
      if (isOld || (await isAbandoned(name, at))) await rm(join(folder, name), { force: true });
    }
  }

  return {
    add: async (sightings, at) => {
      if (lines === null || day !== formatDay(at)) {
        await mkdir(folder, { recursive: true });
        day = formatDay(at);
        file = join(folder, `${day}.${process.pid}-${randomUUID().slice(0, 8)}.jsonl`);
        lines = ledgerLines(Date.parse(day));
      }
      try {
        await appendFile(file, lines.seen(sightings, at));
      } catch (error) {
        // Half of a line may stand there now, so the next one begins a file of its own.
        lines = null;
        throw error;
      }
      const hour = Math.floor(at / HOUR_MS);
      if (hour === tidiedHour) return;
      tidiedHour = hour;
      await tidy(at);
    },
  };
}
