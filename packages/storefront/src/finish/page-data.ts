import { LRUCache } from "lru-cache";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { writeWhole } from "../kept-files.ts";
import { compact, gzipped, hashOf, type PackedText } from "../packed-text.ts";

const decompress = promisify(gunzip);

/** Bytes that one process keeps of pages' data, packed; of what page cache and data may take together. */
export const PAGE_DATA_LIMIT = 64 * 1024 * 1024;

/** A page in use is rendered and written again sooner, so an older file is unused. In ms. */
const FILE_LIFE_MS = 7 * 86_400_000;
const REWRITE_AFTER_MS = 86_400_000;
const MOST_FILES = 25_000;
/** Old files are looked for after so many new ones. */
const SWEEP_AFTER = 500;

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
}

interface Kept {
  readonly text: PackedText;
  /** When it was last written elsewhere, epoch ms. */
  readonly writtenAt: number;
}

/** About what one name takes in memory in addition to its data, in bytes. */
const OVERHEAD = 700;

/** Compressing the same text twice may give different bytes, but equal bytes mean equal texts. */
function packedText(gzip: Buffer): PackedText {
  const hash = hashOf(gzip);
  return { gzip, hash, version: hash };
}

/**
 * The data of finished pages by its name: in memory, as files that outlive a restart, and where replicas share pages.
 * A visitor may ask for it as long as the page is open, long after the cache has a newer one. A disk or a Redis that fails
 * costs what it would have kept.
 */
export class PageData {
  readonly #memory: LRUCache<string, Kept>;
  readonly #options: PageDataOptions;
  readonly #now: () => number;
  #writes = 0;

  constructor(options: PageDataOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#memory = new LRUCache({
      maxSize: options.limit ?? PAGE_DATA_LIMIT,
      sizeCalculation: ({ text }) => text.gzip.byteLength + OVERHEAD,
    });
  }

  /** Keeps the data under its name. @returns when memory has it, and replicas too */
  async keep(name: string, data: string): Promise<void> {
    const known = this.#memory.get(name);
    if (known !== undefined && this.#now() - known.writtenAt < REWRITE_AFTER_MS) return;
    const text = known?.text ?? packedText(await gzipped(data));
    this.#memory.set(name, { text, writtenAt: this.#now() });
    void this.#writeFile(name, text.gzip);
    await this.#options.shared?.write(keyOf(name), text.gzip).catch(() => undefined);
  }

  /** The data of a name, or null if it is unknown. */
  async find(name: string): Promise<string | null> {
    const known = this.#memory.get(name)?.text.gzip;
    const bytes = known ?? (await this.#readFile(name)) ?? (await this.#readShared(name));
    if (bytes === null) return null;
    // A file that is not what was written is nobody's.
    const data = await decompress(bytes).then(String, () => null);
    if (data === null) return null;
    if (known === undefined) this.#memory.set(name, { text: packedText(compact(bytes)), writtenAt: 0 });
    return data;
  }

  /** The data of a name as it is in memory, without waiting; null where it is not. */
  peek(name: string): PackedText | null {
    return this.#memory.get(name)?.text ?? null;
  }

  #file = (name: string): string => join(this.#options.folder, `${name}.gz`);

  async #readShared(name: string): Promise<Buffer | null> {
    const read = await this.#options.shared?.read(keyOf(name)).catch(() => undefined);
    return read?.bytes ? compact(read.bytes) : null;
  }

  async #readFile(name: string): Promise<Buffer | null> {
    return readFile(this.#file(name)).catch(() => null);
  }

  async #writeFile(name: string, bytes: Buffer): Promise<void> {
    try {
      await writeWhole(this.#file(name), bytes);
      if (this.#writes++ % SWEEP_AFTER === 0) await this.#sweep();
    } catch (error) {
      // A disk that is full or read-only must not cost a page; memory has it.
      this.#options.onDiskFailure?.(error);
    }
  }

  /** Removes what is old, and of the rest what is beyond the limit, the oldest first. */
  async #sweep(): Promise<void> {
    const { folder } = this.#options;
    const names = await readdir(folder);
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
const keyOf = (name: string): string => `data:${name}`;
