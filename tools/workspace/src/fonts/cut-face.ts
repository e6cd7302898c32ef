import subsetFont from "subset-font";
import type { Face } from "./faces.ts";

/** Kerning, ligatures, and the figures that themes ask for. Alternates of a face's own would bring glyphs that no style names. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "rvrn"];

/**
 * Cuts a variable face to characters and to the weights that a brand uses.
 * @param source the whole face, WOFF2
 * @returns WOFF2; static where one weight is asked for
 */
export function cutFace(source: Buffer, { weight }: Face, characters: string): Promise<Buffer> {
  const wght = typeof weight === "number" ? weight : { min: weight[0], max: weight[1] };
  return subsetFont(source, characters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght },
  });
}
