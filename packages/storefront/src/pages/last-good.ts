import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

/**
 * Keeps the last good copy of what the content API said of each page, so that a page outlives an outage and
 * a restart. In memory, and as one file per page below `folder`; a disk that fails costs the copy, not the page.
 */
export class LastGood<Value> {
  readonly #memory = new LRUCache<string, { readonly value: Value }>({ max: 500 });
  readonly #folder: string;
  readonly #isValue: (value: unknown) => value is Value;
  #isSwept: Promise<void> | null = null;

  /** @param isValue judges what a file holds: an older version may have written it, or somebody else */
  constructor(folder: string, isValue: (value: unknown) => value is Value) {
    this.#folder = folder;
    this.#isValue = isValue;
  }

  async get(key: string): Promise<Value | null> {
    const known = this.#memory.get(key);
    if (known !== undefined) return known.value;
    try {
      const value: unknown = JSON.parse(await readFile(this.#file(key), "utf8"));
      return this.#isValue(value) ? value : null;
    } catch {
      return null;
    }
  }

  async set(key: string, value: Value): Promise<void> {
    this.#memory.set(key, { value });
    const file = this.#file(key);
    // A name of its own for each write: two at once must not write into one draft.
    const draft = `${file}.${process.pid}.${randomUUID()}${DRAFT}`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await (this.#isSwept ??= sweep(this.#folder));
      await writeFile(draft, JSON.stringify(value));
      await rename(draft, file);
    } catch {
      // The copy in memory stays; a read-only disk must not cost a page.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async delete(key: string): Promise<void> {
    this.#memory.delete(key);
    await rm(this.#file(key), { force: true }).catch(() => undefined);
  }

  #file(key: string): string {
    return join(this.#folder, `${createHash("sha256").update(key).digest("hex")}.json`);
  }
}

const DRAFT = ".tmp";

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
