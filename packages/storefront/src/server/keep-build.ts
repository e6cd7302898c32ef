import { readFile } from "node:fs/promises";
import { type PageData, REWRITE_AFTER_MS } from "@courseway/next-page-cache";
import { builtFiles } from "../request/app-routes.ts";
import { getStoredName } from "@courseway/next-finish/start";

export interface KeepBuildOptions {
  /** The app's folder. */
  readonly app: string;
  readonly data: Pick<PageData, "keep">;
  /** Runs something once, after so many ms. */
  readonly later: (run: () => void, ms: number) => unknown;
}

/** How soon it is tried again while replicas cannot be given a file, in ms. */
const RETRY_MS = 1000;

/** @returns false at the first file that replicas cannot be given */
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
 * Keeps the scripts, styles, fonts and pictures of this build while it is served and for a week after, so that its pages still
 * find them when a replica of another build answers.
 *
 * @returns when all are kept; while Redis is away it tries again until they are
 */
export async function keepBuild(options: KeepBuildOptions): Promise<void> {
  while (!(await keepFiles(options))) await new Promise<void>((resume) => void options.later(() => resume(), RETRY_MS));
  options.later(() => void keepBuild(options), REWRITE_AFTER_MS);
}
