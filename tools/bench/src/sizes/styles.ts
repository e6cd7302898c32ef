import { gzipSync } from "node:zlib";
import { grouped } from "../local/number.ts";

/** The style sheet of a built site. */
export interface StyleSheet {
  readonly brand: string;
  /** Bytes after gzip at level 9. */
  readonly gzip: number;
}

/** Bytes of the one sheet that all pages of a site share, the ranges of two fonts for rare letters among them. */
export const STYLES_LIMIT = 28 * 1024;

/** All that a page of a site loads: the built files are one sheet, or what a bundler cut it into. */
export const styleSheet = (brand: string, files: readonly Buffer[]): StyleSheet => ({
  brand,
  gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
});

/** What to say of a sheet past its budget, null within it. */
export function stylesFault({ brand, gzip }: StyleSheet): string | null {
  if (gzip === 0)
    return `${brand} is built without a style sheet: its pages would be bare. Look at apps/${brand}/app/layout.tsx.`;
  if (gzip <= STYLES_LIMIT) return null;
  return [
    `The style sheet of ${brand} is ${grouped(gzip)} bytes; its budget is ${grouped(STYLES_LIMIT)}.`,
    "Every page waits for it. Look for rules that the parts of packages/ui or another block have already.",
  ].join("\n");
}
