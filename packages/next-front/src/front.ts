import type { ServerResponse } from "node:http";
import { onFirstRequest, type Stage, standBefore } from "./first-request.ts";
import { type SeenEntry, watchEntries } from "@courseway/next-page-cache";
import type { MemoryRules, Shared } from "./shared.ts";
import {
  type Captured,
  capturedData,
  capturedFile,
  capturedPage,
  type FileMark,
  type FindData,
  readFileMark,
} from "./captured.ts";
import { finishAnswer, FinishedAnswers } from "./finished-answers.ts";
import { type ReadyAnswer, sendFinished } from "./send-finished.ts";
import { SmallerBodies } from "./smaller-bodies.ts";

export interface FrontOptions {
  /** The rules for what may be served from memory; null while they are not known. */
  readonly rules: () => MemoryRules | null;
  /** The maximum bytes of finished responses. */
  readonly limit: number;
  /** The data of finished pages. */
  readonly findData: FindData;
  /** How long outside caches may store a page, in seconds; 60 by default. */
  readonly sharedSeconds?: number | undefined;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Recorded before a response is stored: the entries that Next read for it, and its file's version. */
type Before = readonly [seen: readonly SeenEntry[], mark: FileMark | null];

/** The share of the limit for responses and the build's files; the rest is for brotli bodies. Without its brotli body a response is sent in gzip. */
const SHARE_OF_ANSWERS = 0.25;

/**
 * Serves finished pages and files before Next. It creates no responses: it stores Next's, and sends them again as long as Next would send
 * the same. Next handles every request in doubt.
 */
export function createFront({ rules, limit, findData, sharedSeconds, now = Date.now }: FrontOptions): Stage {
  const answers = new FinishedAnswers(limit * SHARE_OF_ANSWERS);
  const smaller = new SmallerBodies(limit * (1 - SHARE_OF_ANSWERS));
  const underWay = new Set<string>();

  /** @param mark a file's version before Next handled the request */
  function captured(shared: Shared, response: ServerResponse, seen: readonly SeenEntry[], mark: FileMark | null) {
    if (shared.kind === "page") return capturedPage(shared, response, seen, now, sharedSeconds);
    return shared.kind === "data" ? capturedData(shared, response, findData) : capturedFile(shared, response, mark);
  }

  async function keep(shared: Shared, response: ServerResponse, ...before: Before): Promise<void> {
    const { route } = shared;
    if (underWay.has(route)) return;
    underWay.add(route);
    try {
      const found: Captured | null = await captured(shared, response, ...before);
      if (found !== null) answers.keep(route, finishAnswer(found));
    } finally {
      underWay.delete(route);
    }
  }

  function readyFor({ route }: Shared): ReadyAnswer | null {
    const answer = answers.find(route);
    const body = answer?.body() ?? null;
    return answer === null || body === null ? null : { answer, body, brotli: () => smaller.find(route, answer) };
  }

  return (request, response, next) => {
    const shared = rules()?.(request) ?? null;
    if (shared === null) return next();
    const ready = readyFor(shared);
    if (ready !== null && sendFinished(ready, request, response)) return;
    const mark = shared.kind === "file" ? readFileMark(shared.file) : null;
    let seen = (): readonly SeenEntry[] => [];
    // A response that cannot be stored comes from Next again the next time.
    response.once("close", () => {
      const entries = seen();
      if (response.writableFinished) void keep(shared, response, entries, mark).catch(() => undefined);
    });
    seen = watchEntries(next);
  };
}

/** Adds the front before Next, whether started by `courseway-serve`, `next start` or a standalone `server.js`. */
export function installFront(options: FrontOptions): void {
  const front = createFront(options);
  onFirstRequest("front", (server) => standBefore(server, front));
}
