/**
 * An id that follows from what stands under it, so that equal things of different blocks share it: two 32-bit
 * sums of the JSON of `said` (FNV-1a, the second of the text read backwards).
 *
 * @example
 * contentId("schedule", { title: "June" }); // "schedule-15xhs6f-1u3tv1r"
 */
export function contentId(kind: string, said: unknown): string {
  const codes = Array.from(JSON.stringify(said), (character) => character.codePointAt(0) ?? 0);
  return [kind, sum(codes), sum(codes.toReversed())].join("-");
}

const sum = (codes: readonly number[]): string =>
  (codes.reduce((total, code) => Math.imul(total ^ code, 0x01000193), 0x811c9dc5) >>> 0).toString(36);
