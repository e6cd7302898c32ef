/** ASCII without control characters. */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/**
 * The characters of our pages: English, é and ñ, and typographic marks (no-break and thin space, dashes, curly quotes,
 * bullet, ellipsis, minus and the like).
 */
export const COMMON_CHARACTERS = `${ASCII}\u00a0\u2009©®°·×½éñ–—‘’“”•…™→−`;

/**
 * All other letters of Latin-1 and French, and rare marks. The fallback font shows all other characters that editors
 * enter.
 */
export const EXTENDED_CHARACTERS = "¡£§«±²³»¼¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèêëìíîïðòóôõöøùúûüýþÿıŒœ‚„′″‹›€";

const asHex = (code: number): string => code.toString(16).toUpperCase();

const listCodePoints = (text: string): readonly number[] =>
  [...text].map((one) => one.codePointAt(0) ?? 0).toSorted((one, other) => one - other);

/** The characters as the `unicode-range` of a face. */
export function unicodeRange(text: string): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of listCodePoints(text)) {
    const last = ranges.at(-1);
    if (last !== undefined && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${asHex(first)}` : `U+${asHex(first)}-${asHex(last)}`))
    .join(", ");
}
