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
  /** What may be answered from memory; null while that is not known. */
  readonly rules: () => MemoryRules | null;
  /** Bytes that finished answers may keep. */
  readonly limit: number;
  /** The data of finished pages. */
  readonly findData: FindData;
  /** How long caches outside may keep a page, in seconds; 60 without it. */
  readonly sharedSeconds?: number | undefined;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** What is known before an answer is kept: the entries that Next read for it, and the mark that its file had. */
type Before = readonly [seen: readonly SeenEntry[], mark: FileMark | null];

/** Of the limit, what answers and the build's files may take; the rest is brotli's. Without its brotli an answer is gzip's. */
const SHARE_OF_ANSWERS = 0.25;

/**
 * Answers finished pages and files before Next is asked. It makes no answer of its own: it keeps what Next has answered, and
 * gives it again for as long as Next would give the very same. Whatever is not beyond doubt is Next's.
 */
export function createFront({ rules, limit, findData, sharedSeconds, now = Date.now }: FrontOptions): Stage {
  const answers = new FinishedAnswers(limit * SHARE_OF_ANSWERS);
  const smaller = new SmallerBodies(limit * (1 - SHARE_OF_ANSWERS));
  const underWay = new Set<string>();

  /** @param mark of a file, before Next was asked */
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
    // What cannot be kept is Next's to answer, the next time as well.
    response.once("close", () => {
      const entries = seen();
      if (response.writableFinished) void keep(shared, response, entries, mark).catch(() => undefined);
    });
    seen = watchEntries(next);
  };
}

/** Puts a front before Next, however that was started: by `courseway-serve`, `next start` or a standalone `server.js`. */
export function installFront(options: FrontOptions): void {
  const front = createFront(options);
  onFirstRequest("front", (server) => standBefore(server, front));
}
