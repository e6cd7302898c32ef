/**
 * An id computed from its content, so that equal content in different blocks has the same id: two 32-bit hashes of the
 * JSON of `content` (FNV-1a, the second of the reversed text).
 *
 * @example
 * contentId("schedule", { title: "June" }); // "schedule-15xhs6f-1u3tv1r"
 */
export function contentId(kind: string, content: unknown): string {
  const codes = Array.from(JSON.stringify(content), (character) => character.codePointAt(0) ?? 0);
  return [kind, sum(codes), sum(codes.toReversed())].join("-");
}

const sum = (codes: readonly number[]): string =>
  (codes.reduce((total, code) => Math.imul(total ^ code, 0x01000193), 0x811c9dc5) >>> 0).toString(36);
