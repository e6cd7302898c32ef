import type { Fault } from "./fault.ts";

/** Every way of failing, all equally likely. */
export const RANDOM_WAYS: readonly Partial<Fault>[] = [
  { delayMs: 500 },
  // Longer than any client waits for one call.
  { delayMs: 30_000 },
  { status: 400 },
  { status: 404 },
  { status: 429, retryAfter: 1 },
  { status: 500 },
  { status: 503 },
  { malformed: "truncated" },
  { malformed: "html" },
  { malformed: "shape" },
  { malformed: "huge" },
  { cut: "before" },
  { cut: "middle" },
  { cut: "after" },
];

/**
 * Generates numbers from 0 (inclusive) to 1 (exclusive), always the same for the same seed and name: the generator
 * known as mulberry32.
 *
 * @param name separates services, so that one service's calls do not shift another's sequence
 */
export function seededRandom(seed: number, name: string): () => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
