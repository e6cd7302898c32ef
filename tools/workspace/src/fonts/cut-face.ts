import subsetFont from "subset-font";
import type { Face } from "./faces.ts";

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** ASCII and Latin-1: every letter of English, Spanish and French names, fractions, ©, ®, ° and the like. */
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), 0x131, 0x152, 0x153];

/** Thin space, dashes, curly quotes, bullet, ellipsis, primes, guillemets, fraction bar, €, ™, arrows, minus. */
const MARKS = [
  0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039,
  0x203a, 0x2044, 0x20ac, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2215,
];

/** What every face keeps, where its source has it. What editors type beside it is shown in the fallback. */
export const CHARACTERS: string = String.fromCodePoint(...LETTERS, ...MARKS);

/** Kerning, ligatures, and the figures that themes ask for. Alternates of a face's own would bring glyphs that no style names. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "locl", "rvrn"];

/**
 * Cuts a variable face to the characters and weights that a brand uses.
 * @param source the whole face, WOFF2
 * @returns WOFF2; static where one weight is asked for
 */
export function cutFace(source: Buffer, { weight, also }: Face): Promise<Buffer> {
  const wght = typeof weight === "number" ? weight : { min: weight[0], max: weight[1] };
  return subsetFont(source, CHARACTERS + also, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght },
  });
}
