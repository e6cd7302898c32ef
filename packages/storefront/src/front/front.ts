import type { Server, ServerResponse } from "node:http";
import type { Report } from "@courseway/services";
import { onFirstRequest, type Stage, standBefore } from "../server/first-request.ts";
import { tellRawAnswered } from "../server/raw-requests.ts";
import { tidyHeaders } from "../server/server-messages.ts";
import { nameRequest } from "../request-id.ts";
import { type SeenEntry, watchEntries } from "../cache/seen-entries.ts";
import type { MemoryRules, Shared } from "../proxy/from-memory.ts";
import { type Captured, capturedData, capturedFile, capturedPage, type FindData } from "./captured.ts";
import { finishAnswer, FinishedAnswers } from "./finished-answers.ts";
import { rawFinished, type ReadyAnswer, sendFinished } from "./send-finished.ts";
import { SmallerBodies } from "./smaller-bodies.ts";
import { answerOnSockets, type AnswerRaw, followAnswer } from "./socket-answers.ts";

export interface FrontOptions {
  /** What may be answered from memory; null while that is not known. */
  readonly rules: () => MemoryRules | null;
  /** Bytes that finished answers may keep. */
  readonly limit: number;
  /** The data of finished pages. */
  readonly findData: FindData;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Of the limit, what answers and the build's files may take; the rest is brotli's. Without its brotli an answer is gzip's. */
const SHARE_OF_ANSWERS = 0.25;

/** What answers before Next: requests that Node has read, and before that those which a connection itself can answer. */
export interface Front {
  readonly stage: Stage;
  readonly raw: AnswerRaw;
}

/**
 * Answers finished pages and files before Next is asked. It makes no answer of its own: it keeps what Next has answered, and
 * gives it again for as long as Next would give the very same. Whatever is not beyond doubt is Next's.
 */
export function createFront({ rules, limit, findData, now = Date.now }: FrontOptions): Front {
  const answers = new FinishedAnswers(limit * SHARE_OF_ANSWERS);
  const smaller = new SmallerBodies(limit * (1 - SHARE_OF_ANSWERS));
  const underWay = new Set<string>();

  function captured(shared: Shared, response: ServerResponse, seen: readonly SeenEntry[]) {
    if (shared.kind === "page") return capturedPage(shared, response, seen, now);
    return shared.kind === "data" ? capturedData(shared, response, findData) : capturedFile(shared, response);
  }

  async function keep(shared: Shared, response: ServerResponse, seen: readonly SeenEntry[]): Promise<void> {
    const { route } = shared;
    if (underWay.has(route)) return;
    underWay.add(route);
    try {
      const found: Captured | null = await captured(shared, response, seen);
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

  const stage: Stage = (request, response, next) => {
    followAnswer(request.socket, response);
    const shared = rules()?.(request) ?? null;
    if (shared === null) return next();
    const ready = readyFor(shared);
    if (ready !== null && sendFinished(ready, request, response)) return;
    let seen = (): readonly SeenEntry[] => [];
    // What cannot be kept is Next's to answer, the next time as well.
    response.once("close", () => {
      const entries = seen();
      if (response.writableFinished) void keep(shared, response, entries).catch(() => undefined);
    });
    seen = watchEntries(next);
  };

  /** The same decision, for a request that Node has not read. */
  const raw: AnswerRaw = (request, server) => {
    const begin = performance.now();
    const { method, headers } = request;
    tidyHeaders(headers);
    const shared = rules()?.(request) ?? null;
    const ready = shared === null ? null : readyFor(shared);
    if (ready === null) return null;
    nameRequest(headers);
    const answer = rawFinished(ready, request, server);
    if (answer !== null) tellRawAnswered({ method, headers, status: answer.status, begin });
    return answer;
  };

  return { stage, raw };
}

/** Puts a front before what answers a server's requests. */
export function standInFront(server: Server, { stage, raw }: Front, report: Report): void {
  let isTold = false;
  standBefore(server, stage);
  answerOnSockets(server, raw, () => {
    if (isTold) return;
    isTold = true;
    const message =
      "This version of Node treats connections in another way than expected, so cached pages are answered by way of its parser: at half the speed.";
    report({ level: "warn", message, tags: { tag: "front" } });
  });
}

/** Puts a front before Next, however that was started: by `courseway-serve`, `next start` or a standalone `server.js`. */
export function installFront({ report, ...options }: FrontOptions & { readonly report: Report }): void {
  const front = createFront(options);
  onFirstRequest("front", (server) => standInFront(server, front, report));
}
