import { readFile } from "node:fs/promises";
import { type PageData, REWRITE_AFTER_MS } from "@courseway/next-page-cache";
import { builtFiles } from "@courseway/next-front/app-routes";
import { getStoredName } from "@courseway/next-finish/start";

export interface KeepBuildOptions {
  /** The app's folder. */
  readonly app: string;
  readonly data: Pick<PageData, "keep">;
  /** Runs something once, after so many ms. */
  readonly later: (run: () => void, ms: number) => unknown;
}

/** The delay of retries while the shared store is down, in ms. */
const RETRY_MS = 1000;

/** @returns false at the first file that cannot be stored */
async function keepFiles({ app, data }: KeepBuildOptions): Promise<boolean> {
  for (const [path, file] of builtFiles(app)) {
    const name = getStoredName(path);
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that pages do not wait for Redis
    const bytes = name === null ? null : await readFile(file).catch(() => null);
    // oxlint-disable-next-line no-await-in-loop
    if (name !== null && bytes !== null && !(await data.keep(name, bytes))) return false;
  }
  return true;
}

/**
 * Stores the scripts, styles, fonts and pictures of this build while it is served and for a week after, so that its pages still find them
 * when a replica of another build responds.
 *
 * @returns resolves once all are stored; while Redis is down it retries
 */
export async function keepBuild(options: KeepBuildOptions): Promise<void> {
  while (!(await keepFiles(options))) await new Promise<void>((resume) => void options.later(() => resume(), RETRY_MS));
  options.later(() => void keepBuild(options), REWRITE_AFTER_MS);
}
