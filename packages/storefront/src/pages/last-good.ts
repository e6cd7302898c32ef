import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Lru } from "../cache/lru.ts";

/**
 * Keeps the last good copy of what the content API said of each page, so that a page outlives an outage and
 * a restart. In memory, and as one file per page below `folder`; a disk that fails costs the copy, not the page.
 */
export class LastGood<Value> {
  readonly #memory = new Lru<Value>(500);
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(key: string): Promise<Value | null> {
    const known = this.#memory.get(key);
    if (known !== undefined) return known;
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this class writes these files
      return JSON.parse(await readFile(this.#file(key), "utf8")) as Value;
    } catch {
      return null;
    }
  }

  async set(key: string, value: Value): Promise<void> {
    this.#memory.set(key, value);
    const file = this.#file(key);
    const draft = `${file}.${process.pid}.tmp`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(draft, JSON.stringify(value));
      await rename(draft, file);
    } catch {
      // The copy in memory stays; a read-only disk must not cost a page.
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
