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

/** What was read of a ledger. */
export interface LedgerPart {
  readonly spans: readonly ClaimSpan[];
  /** How many lines could not be read. */
  readonly unread: number;
}

/** A ledger that a site writes. */
export interface LedgerSource {
  /** The brands that it may have, in lower case. */
  readonly brands: readonly string[];
  /** @param near reads what decides on the claims of this moment (epoch ms), and a month before; all where absent */
  readonly read: (brand: string, filter: LedgerFilter & { readonly near?: number | undefined }) => Promise<LedgerPart>;
  readonly close: () => void;
}

const DAY_MS = 86_400_000;

const formatMonth = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Files that decide on a moment: of its month and the one before, and of the next where that begins within a day. */
function isNear(name: string, near: number | undefined): boolean {
  if (near === undefined) return true;
  return [near - 31 * DAY_MS, near, near + DAY_MS].some((at) => name.startsWith(formatMonth(at)));
}

/** The ledger below a folder: `CLAIMS_LEDGER` of a site. */
export function folderLedger(folder: string): LedgerSource {
  if (!existsSync(folder))
    throw new CommandError(`There is no ledger at ${folder}. Give --ledger, or CLAIMS_LEDGER of the site.`);
  const brands = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return {
    brands,
    read: async (brand, filter) => {
      const place = join(folder, brand);
      if (!existsSync(place)) return { spans: [], unread: 0 };
      const names = readdirSync(place).filter((name) => name.endsWith(".jsonl") && isNear(name, filter.near));
      // A month's file is read last: what is moved into it meanwhile is read twice rather than not at all.
      const ordered = names.toSorted((one, other) => other.length - one.length);
      return readLedgers(
        ordered.map((name) => (existsSync(join(place, name)) ? readFileSync(join(place, name), "utf8") : "")),
        filter,
      );
    },
    close: () => undefined,
  };
}

/**
 * The ledger in a Redis, as sites with `CLAIMS_LEDGER=redis` keep it.
 * @param prefix `REDIS_PREFIX` of the sites
 */
export async function redisLedger(url: string, prefix: string, brands: readonly string[]): Promise<LedgerSource> {
  const { createClient } = await import("@redis/client");
  const client = createClient({ url, socket: { reconnectStrategy: false, connectTimeout: 5000 } });
  // The failure of a call says the same.
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
      // A span is in the stream since it ended. What is open is read last: a span that ends meanwhile is read twice.
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
