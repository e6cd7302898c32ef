import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { writeWhole } from "@courseway/next-page-cache";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A store that replicas share. While it is down, every call rejects quickly. */
export interface SharedCopies {
  readonly read: (key: string) => Promise<{ readonly bytes: Uint8Array | null }>;
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
}

/** Where copies are stored, and how they are checked. */
export interface LastGoodOptions<Value> {
  /** The folder of copies that outlive the process. */
  readonly folder: string;
  /** Validates a file's or replica's copy, which an older version or another program may have written. */
  readonly isValue: (value: unknown) => value is Value;
  /** The store that replicas share; null for one replica. */
  readonly shared: SharedCopies | null;
  /** Called when a file cannot be written. */
  readonly onDiskFailure?: (error: unknown) => void;
}

/** A copy; null for a deleted page. */
interface Stored<Value> {
  readonly value: Value | null;
  /** Whether replicas have it; if so, theirs is never older. */
  readonly isShared: boolean;
}

/**
 * Stores the last good copy of each page's content, so that a page survives an outage and a restart: in memory, as one file per page
 * below `folder`, and in the store that replicas share. If the disk or Redis fails, the copy is lost but not the page.
 */
export class LastGood<Value> {
  readonly #memory = new LRUCache<string, Stored<Value>>({ max: 500 });
  readonly #options: LastGoodOptions<Value>;

  constructor(options: LastGoodOptions<Value>) {
    this.#options = options;
  }

  /** The newest copy of all replicas that can be reached; null for none, and for a deleted page. */
  async get(key: string): Promise<Value | null> {
    const inMemory = this.#memory.get(key);
    if (inMemory?.isShared === false) return inMemory.value;
    const theirs = await this.#readShared(key);
    if (theirs !== null) return theirs.value;
    return inMemory === undefined ? this.#readFile(key) : inMemory.value;
  }

  /** Stores what was just read; null for a deleted page. */
  async set(key: string, value: Value | null): Promise<void> {
    this.#memory.set(key, { value, isShared: false });
    await Promise.all([this.#writeFile(key, value), this.#writeShared(key, value)]);
  }

  /** Deletes the copy of a deleted page. */
  delete(key: string): Promise<void> {
    return this.set(key, null);
  }

  /** Another replica has rendered the page, so its copy replaces ours. */
  async adopt(key: string): Promise<void> {
    const theirs = await this.#readShared(key);
    if (theirs === null) return;
    this.#memory.set(key, theirs);
    await this.#writeFile(key, theirs.value);
  }

  async #readShared(key: string): Promise<Stored<Value> | null> {
    try {
      const read = await this.#options.shared?.read(sharedKey(key));
      if (!read?.bytes) return null;
      const value: unknown = JSON.parse(String(await decompress(read.bytes)));
      return value === null || this.#options.isValue(value) ? { value, isShared: true } : null;
    } catch {
      return null;
    }
  }

  async #writeShared(key: string, value: Value | null): Promise<void> {
    const { shared } = this.#options;
    if (shared === null) return;
    try {
      await shared.write(sharedKey(key), await compress(JSON.stringify(value)));
      const inMemory = this.#memory.get(key);
      if (inMemory?.value === value) this.#memory.set(key, { value, isShared: true });
    } catch {
      // Until the page is read again, only this process has it.
    }
  }

  async #readFile(key: string): Promise<Value | null> {
    try {
      const value: unknown = JSON.parse(await readFile(this.#file(key), "utf8"));
      return this.#options.isValue(value) ? value : null;
    } catch {
      return null;
    }
  }

  async #writeFile(key: string, value: Value | null): Promise<void> {
    const file = this.#file(key);
    if (value === null) return rm(file, { force: true }).catch(() => undefined);
    try {
      await writeWhole(file, JSON.stringify(value));
    } catch (error) {
      // The copy in memory stays. A disk that is full or read-only must not break a page.
      this.#options.onDiskFailure?.(error);
    }
  }

  #file(key: string): string {
    return join(this.#options.folder, `${createHash("sha256").update(key).digest("hex")}.json`);
  }
}

/** A key that cannot be a page's, since those are paths. */
const sharedKey = (key: string): string => `copy:${key}`;
