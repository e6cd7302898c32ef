import { LRUCache } from "lru-cache";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { PageCache } from "@courseway/next-page-cache";
import { onFirstRequest, type Stage, standBefore } from "./first-request.ts";
import type { MemoryRules, Shared } from "./shared.ts";
import { type FindData, type StoredAnswer, storeData, storePage } from "./stored-answer.ts";
import { type Encoding, sendStored } from "./send-stored.ts";
import { SmallerBodies } from "./smaller-bodies.ts";

export interface FrontOptions {
  /** The process's page cache. */
  readonly pages: () => PageCache;
  /** The rules for what may be served from memory; null while they are not known. */
  readonly rules: () => MemoryRules | null;
  /** The maximum bytes of stored responses. */
  readonly limit: number;
  /** The data of finished pages and the files of the build. */
  readonly findData: FindData;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** The share of the limit for responses; the rest is for brotli bodies. Without its brotli body a response is sent in gzip. */
const SHARE_OF_ANSWERS = 0.375;

/** The approximate memory of a response without its body, in bytes. */
const ANSWER_BYTES = 4000;

/**
 * Serves finished pages and files before Next. It creates no responses: it stores Next's, and sends them again as long as Next would send
 * the same. Next handles every request in doubt.
 */
export function createFront({ pages, rules, limit, findData, now = Date.now }: FrontOptions): Stage {
  const answers = new LRUCache<string, StoredAnswer>({ max: Math.ceil((limit * SHARE_OF_ANSWERS) / ANSWER_BYTES) });
  const smaller = new SmallerBodies(limit * (1 - SHARE_OF_ANSWERS));

  function store(shared: Shared, response: ServerResponse): void {
    const isPage = shared.kind === "page";
    const answer = isPage ? storePage(shared, response, pages(), now) : storeData(shared, response, findData);
    if (answer !== null) answers.set(shared.route, answer);
  }

  function send({ route }: Shared, request: IncomingMessage, response: ServerResponse): boolean {
    const answer = answers.get(route);
    const body = answer?.body();
    if (!answer || !body) return false;
    const getBytes = (encoding: Encoding): Buffer | null => {
      if (encoding === "identity") return gunzipSync(body.gzip);
      return encoding === "br" ? smaller.find(route, answer) : body.gzip;
    };
    return sendStored(answer, getBytes, request, response);
  }

  return (request, response, next) => {
    const shared = rules()?.(request) ?? null;
    if (shared === null) return next();
    if (send(shared, request, response)) return;
    // A response that cannot be stored comes from Next again the next time.
    response.once("close", () => {
      if (response.writableFinished) store(shared, response);
    });
    next();
  };
}

/** Adds the front before Next, whether started by `courseway-serve`, `next start` or a standalone `server.js`. */
export function installFront(options: FrontOptions): void {
  const front = createFront(options);
  onFirstRequest("front", (server) => standBefore(server, front));
}
