import { LRUCache } from "lru-cache";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { writeWhole } from "./kept-files.ts";
import { compact, gzipped, computeHash, type PackedText } from "./packed-text.ts";

const decompress = promisify(gunzip);

/** Bytes that one process keeps of pages' data, packed; of what page cache and data may take together. */
export const PAGE_DATA_LIMIT = 64 * 1024 * 1024;

/** What is in use is written again sooner, so an older file is unused. In ms. */
export const FILE_LIFE_MS = 7 * 86_400_000;
export const REWRITE_AFTER_MS = 86_400_000;
const MOST_FILES = 25_000;
/** Old files are looked for after so many new ones. */
const SWEEP_AFTER = 500;

/** How often what replicas share is asked again while it is away, and when, in ms: after one late answer it is left alone for a second. */
const SHARED_RETRIES = 2;
const RETRY_MS = 1100;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Where replicas keep files for each other; every call rejects while it is away, and quickly. */
interface SharedFiles {
  readonly read: (key: string) => Promise<{ readonly bytes: Uint8Array | null }>;
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
}

export interface PageDataOptions {
  /** Where files outlive the process. */
  readonly folder: string;
  /** What replicas share; null for one replica. */
  readonly shared: SharedFiles | null;
  /** Told when the disk takes no file. */
  readonly onDiskFailure?: (error: unknown) => void;
  readonly limit?: number;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
}

interface Stored {
  readonly text: PackedText;
  /** When it was last written elsewhere, epoch ms. */
  readonly writtenAt: number;
}

/** About what one name takes in memory in addition to its data, in bytes. */
const OVERHEAD = 700;

/** Compressing the same text twice may give different bytes, but equal bytes mean equal texts. */
function packedText(gzip: Buffer): PackedText {
  const hash = computeHash(gzip);
  return { gzip, hash, version: hash };
}

/**
 * The data of finished pages and the files of builds, by names that say their content: in memory, as files that outlive a
 * restart, and where replicas share pages. A visitor may ask for them as long as the page is open, long after the cache has a
 * newer one or another build is served. A disk or a Redis that fails costs what it would have kept.
 */
export class PageData {
  readonly #memory: LRUCache<string, Stored>;
  readonly #options: PageDataOptions;
  readonly #now: () => number;
  readonly #sleep: (ms: number) => Promise<void>;
  #writes = 0;

  constructor(options: PageDataOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#sleep = options.sleep ?? pause;
    this.#memory = new LRUCache({
      maxSize: options.limit ?? PAGE_DATA_LIMIT,
      sizeCalculation: ({ text }) => text.gzip.byteLength + OVERHEAD,
    });
  }

  /**
   * Keeps the data under its name.
   * @returns when memory has it, and replicas too: false where what they share is away, so that it has to be kept again
   */
  async keep(name: string, data: string | Buffer): Promise<boolean> {
    const known = this.#memory.get(name);
    if (known !== undefined && this.#now() - known.writtenAt < REWRITE_AFTER_MS) return true;
    const text = known?.text ?? packedText(await gzipped(data));
    this.#memory.set(name, { text, writtenAt: this.#now() });
    void this.#writeFile(name, text.gzip);
    const isShared = await this.#writeShared(name, text.gzip);
    if (!isShared) this.#memory.set(name, { text, writtenAt: 0 });
    return isShared;
  }

  /** The text of a name, or null if it is unknown. */
  async find(name: string): Promise<string | null> {
    return (await this.findBytes(name))?.toString() ?? null;
  }

  /** The bytes of a name, or null if it is unknown. */
  async findBytes(name: string): Promise<Buffer | null> {
    const known = this.#memory.get(name)?.text.gzip;
    const bytes = known ?? (await this.#readFile(name)) ?? (await this.#readShared(name));
    if (bytes === null) return null;
    // A file that is not what was written is nobody's.
    const data = await decompress(bytes).catch(() => null);
    if (data === null) return null;
    if (known === undefined) this.#memory.set(name, { text: packedText(compact(bytes)), writtenAt: 0 });
    return data;
  }

  /** The data of a name as it is in memory, without waiting; null where it is not. */
  peek(name: string): PackedText | null {
    return this.#memory.get(name)?.text ?? null;
  }

  #file = (name: string): string => join(this.#options.folder, `${name}.gz`);

  /** Tries again while the store is away, because a browser asks for a module only once. */
  async #readShared(name: string, retries = SHARED_RETRIES): Promise<Buffer | null> {
    const { shared } = this.#options;
    if (shared === null) return null;
    const read = await shared.read(toKey(name)).catch(() => null);
    if (read !== null) return read.bytes === null ? null : compact(read.bytes);
    if (retries === 0) return null;
    await this.#sleep(RETRY_MS);
    return this.#readShared(name, retries - 1);
  }

  async #writeShared(name: string, bytes: Buffer): Promise<boolean> {
    const { shared } = this.#options;
    if (shared === null) return true;
    return shared.write(toKey(name), bytes).then(
      () => true,
      () => false,
    );
  }

  async #readFile(name: string): Promise<Buffer | null> {
    return readFile(this.#file(name)).catch(() => null);
  }

  async #writeFile(name: string, bytes: Buffer): Promise<void> {
    try {
      // Before it is written, because a full disk takes nothing until old files are gone.
      if (this.#writes++ % SWEEP_AFTER === 0) await this.#sweep();
      await writeWhole(this.#file(name), bytes);
    } catch (error) {
      // A disk that is full or read-only must not cost a page; memory has it.
      this.#options.onDiskFailure?.(error);
    }
  }

  /** Removes what is old, and of the rest what is beyond the limit, the oldest first. */
  async #sweep(): Promise<void> {
    const { folder } = this.#options;
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    const oldest = this.#now() - FILE_LIFE_MS;
    const gone = files
      .toSorted((one, other) => other.at - one.at)
      .filter(({ at }, index) => at < oldest || index >= MOST_FILES);
    await Promise.all(gone.map(({ name }) => rm(join(folder, name), { force: true })));
  }
}

/** Among pages, which have a path for a key. */
const toKey = (name: string): string => `data:${name}`;
