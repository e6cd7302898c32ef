import type { LoadedSite } from "./load-site.ts";
import type { Progress } from "./progress.ts";

/** What a command is given of the outside world. */
export interface CommandDeps {
  readonly fetch: typeof globalThis.fetch;
  /** Where paths are looked up from. */
  readonly folder: string;
  readonly env: LoadedSite["env"];
  /** Epoch ms. */
  readonly now: () => number;
  readonly progress: Progress;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export type ExitCode = 0 | 1 | 2;
