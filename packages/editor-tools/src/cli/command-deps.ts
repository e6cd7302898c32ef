import type { LoadedSite } from "./load-site.ts";
import type { Progress } from "./progress.ts";

/** A command's access to the outside world. */
export interface CommandDeps {
  readonly fetch: typeof globalThis.fetch;
  /** The folder that paths are relative to. */
  readonly folder: string;
  readonly env: LoadedSite["env"];
  /** Epoch ms. */
  readonly now: () => number;
  readonly progress: Progress;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export type ExitCode = 0 | 1 | 2;
