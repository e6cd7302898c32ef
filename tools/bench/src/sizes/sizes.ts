import { grouped, median, percentile } from "../local/number.ts";

/** Line counts of files, or of functions. */
export interface Sizes {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

export const computeSizes = (lines: readonly number[]): Sizes => ({
  count: lines.length,
  median: median(lines),
  p95: percentile(lines, 0.95),
});

/** The number of lines of a text; a line break at the end does not start another line. */
export const countLines = (text: string): number => (text === "" ? 0 : text.replace(/\n$/u, "").split("\n").length);

/**
 * The limit of lines for 95 of 100 files. No other figure is a limit: a limit for the median would invite people to
 * split what belongs together.
 */
const FILE_LIMIT = 200;

/** A file with its length. */
export interface SizedFile {
  readonly name: string;
  readonly lines: number;
}

const SHOWN = 10;

/** The fault if files are too long, with the names of the longest; null if they are not. */
export function fileFault(files: readonly SizedFile[]): string | null {
  const { p95 } = computeSizes(files.map(({ lines }) => lines));
  if (p95 <= FILE_LIMIT) return null;
  const longest = files.toSorted((a, b) => b.lines - a.lines).slice(0, SHOWN);
  return [
    `Source files are too long: the 95th percentile is ${p95} lines (at most ${FILE_LIMIT}).`,
    "The longest, each of which may be two files by what it does:",
    ...longest.map(({ name, lines }) => `  ${grouped(lines).padStart(6)} lines  ${name}`),
  ].join("\n");
}
