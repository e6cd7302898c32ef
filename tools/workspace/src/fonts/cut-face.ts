import subsetFont from "subset-font";
import type { Face } from "./faces.ts";

/** Kerning, ligatures, and the figures that themes use. A face's alternates would add glyphs that no style uses. */
const FEATURES = ["kern", "liga", "lnum", "tnum", "rvrn"];

/**
 * Reduces a variable face to some characters and to the weights that a brand uses.
 * @param source the complete face, WOFF2
 * @returns WOFF2; static if a single weight is requested
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
