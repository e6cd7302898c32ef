import type { IncomingMessage, ServerResponse } from "node:http";
import { type SeenEntry, watchEntries } from "../cache/seen-entries.ts";
import type { MemoryRules, Shared } from "../proxy/from-memory.ts";
import { type Captured, capturedFile, capturedPage } from "./captured.ts";
import { finishAnswer, FinishedAnswers } from "./finished-answers.ts";
import { finishBody, hashOf } from "./finished-body.ts";
import { sendFinished } from "./send-finished.ts";

interface FrontOptions {
  /** What may be answered from memory; null while that is not known. */
  readonly rules: () => MemoryRules | null;
  /** Bytes that finished answers may keep. */
  readonly limit: number;
  /** Epoch ms. */
  readonly now?: () => number;
}

/** Answers a request, or has `next` do it. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Answers finished pages and files before Next is asked. It makes no answer of its own: it keeps what Next has answered, and
 * gives it again for as long as Next would give the very same. Whatever is not beyond doubt is Next's.
 */
export function createFront({ rules, limit, now = Date.now }: FrontOptions): Front {
  const answers = new FinishedAnswers(limit);
  const underWay = new Set<string>();

  /** A page that was rendered anew is mostly what it was before, and needs no packing then. */
  async function pack(route: string, captured: Captured): Promise<void> {
    const bytes = captured.read();
    const last = answers.last(route)?.body;
    const recount = (): void => {
      const kept = answers.last(route);
      if (kept?.body === body) answers.keep(route, kept);
    };
    const body = last?.hash === hashOf(bytes) ? last : await finishBody(bytes, recount);
    answers.keep(route, finishAnswer(captured, body));
  }

  async function keep(shared: Shared, response: ServerResponse, seen: readonly SeenEntry[]): Promise<void> {
    const { route } = shared;
    if (underWay.has(route)) return;
    underWay.add(route);
    try {
      const captured =
        shared.kind === "page" ? capturedPage(shared, response, seen, now) : await capturedFile(shared, response);
      if (captured !== null) await pack(route, captured);
    } finally {
      underWay.delete(route);
    }
  }

  return (request, response, next) => {
    const shared = rules()?.(request) ?? null;
    if (shared === null) return next();
    const answer = answers.find(shared.route);
    if (answer !== null && sendFinished(answer, request, response)) return;
    let seen = (): readonly SeenEntry[] => [];
    // What cannot be kept is Next's to answer, the next time as well.
    response.once("close", () => {
      const entries = seen();
      if (response.writableFinished) void keep(shared, response, entries).catch(() => undefined);
    });
    seen = watchEntries(next);
  };
}
