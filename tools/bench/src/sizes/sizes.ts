import { grouped, median, percentile } from "../local/number.ts";

/** Lines of files, or of functions. */
export interface Sizes {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

export const sizesOf = (lines: readonly number[]): Sizes => ({
  count: lines.length,
  median: median(lines),
  p95: percentile(lines, 0.95),
});

/** Lines of a text; a last line end opens no line of its own. */
export const linesOf = (text: string): number => (text === "" ? 0 : text.replace(/\n$/u, "").split("\n").length);

const FILE_LIMITS = { median: 60, p95: 200 } as const;

/** A file with its length. */
export interface SizedFile {
  readonly name: string;
  readonly lines: number;
}

const SHOWN = 10;

/** What to say when files are too long, null when they are not. Names the longest. */
export function fileFault(files: readonly SizedFile[]): string | null {
  const { median: middle, p95 } = sizesOf(files.map(({ lines }) => lines));
  if (middle <= FILE_LIMITS.median && p95 <= FILE_LIMITS.p95) return null;
  const longest = files.toSorted((a, b) => b.lines - a.lines).slice(0, SHOWN);
  return [
    `Source files are too long: the median is ${middle} lines (at most ${FILE_LIMITS.median}), the 95th percentile ${p95} (at most ${FILE_LIMITS.p95}).`,
    "The longest, each of which may be two files by what it does:",
    ...longest.map(({ name, lines }) => `  ${grouped(lines).padStart(6)} lines  ${name}`),
  ].join("\n");
}
