import { LRUCache } from "lru-cache";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { SharedStore } from "../shared-store.ts";
import { writeWhole } from "./stored-files.ts";
import { compact, gzipped, computeHash, type PackedText } from "./packed-text.ts";

const decompress = promisify(gunzip);

/** The maximum bytes of compressed page data in a process; part of the limit of page cache and data together. */
export const PAGE_DATA_LIMIT = 64 * 1024 * 1024;

/** A file that is in use is written again sooner, so an older one is unused. In ms. */
export const FILE_LIFE_MS = 7 * 86_400_000;
export const REWRITE_AFTER_MS = 86_400_000;
const MOST_FILES = 25_000;
/** Old files are removed after this many new ones. */
const SWEEP_AFTER = 500;

/** The delays of retries while the shared store is down, in ms: after one slow response it is not used for a second. */
const SHARED_RETRIES = 2;
const RETRY_MS = 1100;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface PageDataOptions {
  /** The folder of files that outlive the process. */
  readonly folder: string;
  /** The store that replicas share; null for one replica. */
  readonly shared: Pick<SharedStore, "read" | "write"> | null;
  /** Called when a file cannot be written. */
  readonly onDiskFailure?: (error: unknown) => void;
  readonly limit?: number;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** The approximate memory of a name without its data, in bytes. */
const OVERHEAD = 700;

/** Compressing the same text twice may give different bytes, but equal bytes mean equal texts. */
const toPackedText = (gzip: Buffer): PackedText => ({ gzip, hash: computeHash(gzip) });

/**
 * The data of finished pages and the files of builds, named by their content: in memory, as files that outlive a restart, and in the store
 * that replicas share. A page may request them as long as it is open, long after the cache has a newer page or another build is served.
 * If the disk or Redis fails, only its copies are lost.
 */
export class PageData {
  /** Texts, and when they were last written to the disk or store, in epoch ms. */
  readonly #memory: LRUCache<string, { readonly text: PackedText; readonly writtenAt: number }>;
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
   * Stores data under its name.
   * @returns resolves once memory and replicas have it; false if the shared store is down and the data must be stored again
   */
  async keep(name: string, data: string | Buffer): Promise<boolean> {
    const cached = this.#memory.get(name);
    if (cached !== undefined && this.#now() - cached.writtenAt < REWRITE_AFTER_MS) return true;
    const text = cached?.text ?? toPackedText(await gzipped(data));
    this.#memory.set(name, { text, writtenAt: this.#now() });
    void this.#writeFile(name, text.gzip);
    try {
      await this.#options.shared?.write(toKey(name), text.gzip);
      return true;
    } catch {
      this.#memory.set(name, { text, writtenAt: 0 });
      return false;
    }
  }

  /** The text of a name, or null if it is unknown. */
  async find(name: string): Promise<string | null> {
    return (await this.findBytes(name))?.toString() ?? null;
  }

  /** The bytes of a name, or null if it is unknown. */
  async findBytes(name: string): Promise<Buffer | null> {
    const cached = this.#memory.get(name)?.text.gzip;
    const onDisk = (): Promise<Buffer | null> => readFile(this.#file(name)).catch(() => null);
    const bytes = cached ?? (await onDisk()) ?? (await this.#readShared(name));
    if (bytes === null) return null;
    // Ignore a file whose content is not what was written.
    const data = await decompress(bytes).catch(() => null);
    if (data === null) return null;
    if (cached === undefined) this.#memory.set(name, { text: toPackedText(compact(bytes)), writtenAt: 0 });
    return data;
  }

  /** A name's data in memory, synchronously; null if it is not there. */
  peek(name: string): PackedText | null {
    return this.#memory.get(name)?.text ?? null;
  }

  #file = (name: string): string => join(this.#options.folder, `${name}.gz`);

  /** Retries while the store is down, because a browser requests a module only once. */
  async #readShared(name: string, retries = SHARED_RETRIES): Promise<Buffer | null> {
    const { shared } = this.#options;
    if (shared === null) return null;
    const read = await shared.read(toKey(name)).catch(() => null);
    if (read !== null) return read.bytes === null ? null : compact(read.bytes);
    if (retries === 0) return null;
    await this.#sleep(RETRY_MS);
    return this.#readShared(name, retries - 1);
  }

  async #writeFile(name: string, bytes: Buffer): Promise<void> {
    try {
      // Before writing, because a full disk needs old files removed first.
      if (this.#writes++ % SWEEP_AFTER === 0) await this.#sweep();
      await writeWhole(this.#file(name), bytes);
    } catch (error) {
      // A disk that is full or read-only must not break a page; memory has the data.
      this.#options.onDiskFailure?.(error);
    }
  }

  /** Removes old files, then the oldest of the rest beyond the limit. */
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

/** A key that cannot be a page's, since those are paths. */
const toKey = (name: string): string => `data:${name}`;
