import { processState } from "../process-state.ts";
import type { IncomingHttpHeaders } from "node:http";

/** A request that was answered without Node's reading it, so that Node tells nobody of it. */
export interface RawAnswered {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly status: number;
  /** When it came, as `performance.now()` has it. */
  readonly begin: number;
}

type Listener = (answered: RawAnswered) => void;

const listeners = processState("raw-requests", () => new Set<Listener>());

/** Hears of every such request, beside those that Node tells of; returns what ends that. */
export function onRawAnswered(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const tellRawAnswered = (answered: RawAnswered): void => {
  for (const listener of listeners) listener(answered);
};
