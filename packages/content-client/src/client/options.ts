import type { BlockContract } from "../block-contract.ts";
import type { CraftVersion } from "../selections/fragment-names.ts";
import type { ContentRefusal } from "./refusal.ts";

/** The options of a content client. Only `url`, `site`, `blocks` and `fetch` are required. */
export interface ContentClientOptions {
  /** The whole address of the content API's GraphQL endpoint. */
  readonly url: string;
  /** The endpoint of blog content. The default is `url`. [RT-010, API-003] */
  readonly blogUrl?: string;
  /** The API's bearer token; absent for requests without one. */
  readonly token?: string;
  /** The `site` argument of every query. [CFG-008] */
  readonly site: string;
  /** Overrides how the API names its types. The default is detected from the schema, or 5 if the schema is hidden. */
  readonly craft?: CraftVersion;
  /** The registered blocks; a row with any other name becomes a problem on its page. */
  readonly blocks: readonly BlockContract[];
  readonly fetch: typeof globalThis.fetch;
  /**
   * Called once for each part of a query that the content system refuses. Pages are served without it.
   */
  readonly onRefusal?: (refusal: ContentRefusal) => void;
  /** The prefix of the slugs of blog content. The default is `blog--`. [RT-009] */
  readonly blogPrefix?: string;
  /** Slugs that begin with this prefix are never looked up. [RT-015] */
  readonly assetsPrefix?: string;
  /** The time limit of one lookup in ms, including retries. The default is 10 seconds. */
  readonly timeoutMs?: number;
  /** Waits `ms` before a retry. The default uses a timer. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Returns milliseconds since the epoch. The default is the system's clock. */
  readonly now?: () => number;
  /** Returns elapsed milliseconds, unaffected by changes of the clock. The default counts from the process's start. */
  readonly elapsed?: () => number;
}
