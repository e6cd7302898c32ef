import { gzipSync } from "node:zlib";
import { grouped } from "../local/number.ts";

/** The style sheet of a built site. */
export interface StyleSheet {
  readonly brand: string;
  /** Bytes after gzip at level 9. */
  readonly gzip: number;
}

/** The limit in bytes of the one sheet that all pages of a site share, including two font ranges for rare letters. */
export const STYLES_LIMIT = 29.5 * 1024;

/** The style sheet of a site: its built files are one sheet, or the parts into which a bundler split it. */
export const styleSheet = (brand: string, files: readonly Buffer[]): StyleSheet => ({
  brand,
  gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
});

/** The fault of a sheet that exceeds its budget; null within it. */
export function stylesFault({ brand, gzip }: StyleSheet): string | null {
  if (gzip === 0)
    return `${brand} is built without a style sheet: its pages would be bare. Look at apps/${brand}/app/layout.tsx.`;
  if (gzip <= STYLES_LIMIT) return null;
  return [
    `The style sheet of ${brand} is ${grouped(gzip)} bytes; its budget is ${grouped(STYLES_LIMIT)}.`,
    "Every page waits for it. Look for rules that the parts of packages/ui or another block have already.",
  ].join("\n");
}
