import { ledgerLines, type LedgerLines, ledgerText, readLedgers } from "@courseway/pricing/claims";
import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DRAFT, writeWhole } from "@courseway/next-page-cache";
import type { ClaimStore } from "./claim-ledger.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long claims are stored after their month, in ms: 400 days can be queried. */
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

/** A file's text; empty if another process has removed it. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isMissing(error)) return "";
    throw error;
  }
}

/** A file of one process and day: its day and its month. */
const SEGMENT = /^((\d{4}-\d\d)-\d\d)\.[\w-]+\.jsonl$/u;
const MONTH = /^(\d{4}-\d\d)\.jsonl$/u;

/** Where the ledger of one brand is. */
export interface FileStoreOptions {
  /** The folder of one brand. */
  readonly folder: string;
}

/**
 * A ledger in a folder: each process appends to its own file of the day, and the files of past days are merged into one file per month.
 * A killed process leaves at worst an unfinished line, and starts a new file after its restart, so no file needs repair.
 */
export function fileStore({ folder }: FileStoreOptions): ClaimStore {
  let lines: LedgerLines | null = null;
  let [day, file] = ["", ""];
  let tidiedHour = -1;

  /** Whether a temporary file is so old that its process must have been killed. */
  const isAbandoned = async (name: string, at: number): Promise<boolean> =>
    name.endsWith(DRAFT) && (await stat(join(folder, name))).mtimeMs + HOUR_MS < at;

  /** Merges the files of past days into their months, and removes old ones. Other processes may do so at the same time. */
  async function tidy(at: number): Promise<void> {
    const names = await readdir(folder);
    const past = names.filter((name) => {
      const [, of] = SEGMENT.exec(name) ?? [];
      // A slow process may still write the last second of its day.
      return of !== undefined && Date.parse(of) + DAY_MS + HOUR_MS <= at;
    });
    const months = new Set(past.map((name) => name.slice(0, "2026-11".length)));
    for (const month of months) {
      const segments = past.filter((name) => name.startsWith(month));
      // Read before the month's file: a file that disappears in between has been merged into it.
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
        // The file may now end in half a line, so the next line goes to a new file.
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
