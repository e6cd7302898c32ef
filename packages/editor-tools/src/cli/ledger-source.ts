import {
  type ClaimSpan,
  joinSpans,
  type LedgerFilter,
  numberedText,
  readLedger,
  readLedgers,
} from "@courseway/pricing/claims";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "./options.ts";

/** The part of a ledger that was read. */
export interface LedgerPart {
  readonly spans: readonly ClaimSpan[];
  /** The number of lines that could not be read. */
  readonly unread: number;
}

/** A ledger that a site writes. */
export interface LedgerSource {
  /** The brands that it may contain, in lower case. */
  readonly brands: readonly string[];
  /**
   * Reads a brand's claims.
   * @param near limits the reading to what affects the claims of this moment (epoch ms), including a month before;
   * without it, reads everything
   */
  readonly read: (brand: string, filter: LedgerFilter & { readonly near?: number | undefined }) => Promise<LedgerPart>;
  readonly close: () => void;
}

const DAY_MS = 86_400_000;

const formatMonth = (at: number): string => new Date(at).toISOString().slice(0, 7);

/**
 * Whether a file affects a moment: files of its month and the month before, and of the next month if that begins within
 * a day.
 */
function isNear(name: string, near: number | undefined): boolean {
  if (near === undefined) return true;
  return [near - 31 * DAY_MS, near, near + DAY_MS].some((at) => name.startsWith(formatMonth(at)));
}

/** Opens the ledger in a folder: a site's `CLAIMS_LEDGER`. */
export function folderLedger(folder: string): LedgerSource {
  if (!existsSync(folder))
    throw new CommandError(`There is no ledger at ${folder}. Give --ledger, or CLAIMS_LEDGER of the site.`);
  const brands = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return {
    brands,
    read: async (brand, filter) => {
      const path = join(folder, brand);
      if (!existsSync(path)) return { spans: [], unread: 0 };
      const names = readdirSync(path).filter((name) => name.endsWith(".jsonl") && isNear(name, filter.near));
      // A month's file is read last: spans that are moved into it meanwhile are read twice instead of not at all.
      const ordered = names.toSorted((one, other) => other.length - one.length);
      return readLedgers(
        ordered.map((name) => (existsSync(join(path, name)) ? readFileSync(join(path, name), "utf8") : "")),
        filter,
      );
    },
    close: () => undefined,
  };
}

/**
 * Opens the ledger in a Redis, as written by sites with `CLAIMS_LEDGER=redis`.
 * @param prefix `REDIS_PREFIX` of the sites
 */
export async function redisLedger(url: string, prefix: string, brands: readonly string[]): Promise<LedgerSource> {
  const { createClient } = await import("@redis/client");
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 5000 } });
  // The failing call reports the same error.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `The Redis of the ledger does not answer: ${why}. Correct --ledger, or REDIS_URL of the site.`,
    );
  }
  const byNumber = (rows: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(rows)
      .toSorted(([, one], [, other]) => Number(one) - Number(other))
      .map(([row]) => row);
  return {
    brands,
    read: async (brand, filter) => {
      const key = (name: string): string => `${prefix}:${brand}:claims:${name}`;
      // A span enters the stream when it ends. Open spans are read after the stream, and the stream's end is read
      // again, so a span that ends meanwhile is read twice.
      const since = filter.near === undefined ? "-" : String(filter.near - DAY_MS);
      const closed = (await client.xRange(key("spans"), since, "+")) ?? [];
      const open = await client.hGetAll(key("open"));
      const again = (await client.xRange(key("spans"), closed.at(-1)?.id ?? since, "+")) ?? [];
      const [places, states] = await Promise.all([client.hGetAll(key("places")), client.hGetAll(key("states"))]);
      const lines = [
        ...[...closed, ...again].flatMap(({ message }) => (message["spans"] ?? "").split("\n")),
        ...Object.entries(open).map(([field, text]) => {
          const [state = 0, from = 0, to = 0] = text.split(" ").map(Number);
          return JSON.stringify([Number.parseInt(field, 10), state, from, to - from]);
        }),
      ];
      const text = numberedText({ places: byNumber(places), states: byNumber(states) }, lines);
      const { pieces, unread } = readLedger(text, filter);
      return { spans: joinSpans(pieces), unread };
    },
    close: () => client.destroy(),
  };
}
