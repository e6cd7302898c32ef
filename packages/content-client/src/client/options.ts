import type { BlockContract } from "../block-contract.ts";
import type { CraftVersion } from "../selections/fragment-names.ts";
import type { ContentRefusal } from "./refusal.ts";

/** What a content client is made of. Only `url`, `site`, `blocks` and `fetch` are needed. */
export interface ContentClientOptions {
  /** The whole address of the content API's GraphQL endpoint. */
  readonly url: string;
  /** The endpoint of blog content; `url` where absent. [RT-010, API-003] */
  readonly blogUrl?: string;
  /** The API's bearer token; without it requests carry none. */
  readonly token?: string;
  /** The `site` of every query. [CFG-008] */
  readonly site: string;
  /** How the API names its types, whatever its schema says; without it the schema tells, or 5 where that is hidden. */
  readonly craft?: CraftVersion;
  /** The registered blocks; a row of any other name is a problem of its page. */
  readonly blocks: readonly BlockContract[];
  readonly fetch: typeof globalThis.fetch;
  /**
   * Told once of each part of a query that the content system refuses. Pages go on without it; somebody should know.
   */
  readonly onRefusal?: (refusal: ContentRefusal) => void;
  /** Put before the slug of blog content; `blog--` where absent. [RT-009] */
  readonly blogPrefix?: string;
  /** Slugs that begin with it are never looked up. [RT-015] */
  readonly assetsPrefix?: string;
  /** How long one lookup may take in ms, retries included; 10 seconds where absent. */
  readonly timeoutMs?: number;
  /** Waits that many ms before a retry; a timer where absent. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Milliseconds since the epoch; the system's clock where absent. */
  readonly now?: () => number;
  /** Milliseconds that pass, whatever becomes of the clock; since the process began where absent. */
  readonly elapsed?: () => number;
}
