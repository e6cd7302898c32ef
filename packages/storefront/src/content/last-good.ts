import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { DRAFT, writeWhole } from "@courseway/next-page-cache";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Where replicas keep copies for each other; every call rejects while it is away, and quickly. */
interface SharedCopies {
  readonly read: (key: string) => Promise<{ readonly bytes: Uint8Array | null }>;
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
}

interface LastGoodOptions<Value> {
  /** Where copies outlive the process. */
  readonly folder: string;
  /** Judges what a file or a replica holds: an older version may have written it, or somebody else. */
  readonly isValue: (value: unknown) => value is Value;
  /** What replicas share; null for one replica. */
  readonly shared: SharedCopies | null;
  /** Told when the disk takes no file. */
  readonly onDiskFailure?: (error: unknown) => void;
}

/** A copy, null for a page that is gone. */
interface Stored<Value> {
  readonly value: Value | null;
  /** Whether replicas have it, so that what they have is never older. */
  readonly isShared: boolean;
}

/**
 * Keeps the last good copy of what the content API said of each page, so that a page outlives an outage and
 * a restart. In memory, as one file per page below `folder`, and where replicas share pages; a disk or a Redis that fails
 * costs the copy, not the page.
 */
export class LastGood<Value> {
  readonly #memory = new LRUCache<string, Stored<Value>>({ max: 500 });
  readonly #options: LastGoodOptions<Value>;
  #isSwept: Promise<void> | null = null;

  constructor(options: LastGoodOptions<Value>) {
    this.#options = options;
  }

  /** The copy that any replica made last, as far as it can be had; null for none, and for a page that was found gone. */
  async get(key: string): Promise<Value | null> {
    const own = this.#memory.get(key);
    if (own?.isShared === false) return own.value;
    const theirs = await this.#readShared(key);
    if (theirs !== null) return theirs.value;
    return own === undefined ? this.#readFile(key) : own.value;
  }

  /** Keeps what was just read. */
  set(key: string, value: Value): Promise<void> {
    return this.#keep(key, value);
  }

  /** The page is gone, and its copy with it. */
  delete(key: string): Promise<void> {
    return this.#keep(key, null);
  }

  /** Another replica has rendered the page: its copy is ours as well. */
  async adopt(key: string): Promise<void> {
    const theirs = await this.#readShared(key);
    if (theirs === null) return;
    this.#memory.set(key, theirs);
    await this.#writeFile(key, theirs.value);
  }

  async #keep(key: string, value: Value | null): Promise<void> {
    this.#memory.set(key, { value, isShared: false });
    await Promise.all([this.#writeFile(key, value), this.#writeShared(key, value)]);
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
      const own = this.#memory.get(key);
      if (own?.value === value) this.#memory.set(key, { value, isShared: true });
    } catch {
      // Until the page is read again it is this process's own.
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
      await (this.#isSwept ??= sweep(this.#options.folder));
    } catch (error) {
      // The copy in memory stays; a disk that is full or read-only must not cost a page.
      this.#options.onDiskFailure?.(error);
    }
  }

  #file(key: string): string {
    return join(this.#options.folder, `${createHash("sha256").update(key).digest("hex")}.json`);
  }
}

/** Among pages, which have a path for a key. */
const sharedKey = (key: string): string => `copy:${key}`;

/** Removes the drafts of processes that were killed while they wrote. */
async function sweep(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(DRAFT));
  await Promise.all(
    drafts.map(async (name) => {
      const file = join(folder, name);
      // In a container every process has the same id, so the time decides as well.
      const isEarlier = (await stat(file)).mtimeMs < performance.timeOrigin;
      if (isEarlier && !isAnother(Number(name.split(".").at(-3)))) await rm(file, { force: true });
    }),
  ).catch(() => undefined);
}

/** Whether another process of that id runs, which may be writing. */
function isAnother(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Without the right to ask, there is somebody to ask about.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
