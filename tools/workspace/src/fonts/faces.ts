import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { COMMON_CHARACTERS, EXTENDED_CHARACTERS } from "./characters.ts";
import { root } from "../local/paths.ts";

const faceSchema = z.strictObject({
  /** The package in `@fontsource-variable` whose Latin file is reduced. */
  source: z.string().regex(/^[a-z0-9-]+$/u),
  /** The single weight of a theme's headings, or the range of weights of its text. */
  weight: z.union([z.int(), z.tuple([z.int(), z.int()])]),
  /** Characters in addition to those that every face has. */
  also: z.string().default(""),
});

/** A face of a brand, as declared in its `fonts/faces.json`. */
export type Face = z.infer<typeof faceSchema>;

/** The folder of a brand's faces and their files. */
export const getFontsFolder = (brand: string): string => join(root, "apps", brand, "fonts");

/** The one or two faces of a brand's pages. @throws ZodError if the file has another format */
export const readFaces = (brand: string): readonly Face[] =>
  z
    .array(faceSchema)
    .min(1)
    .max(2)
    .parse(JSON.parse(readFileSync(join(getFontsFolder(brand), "faces.json"), "utf8")));

/** A file of a face, in its brand's `fonts` folder. */
export interface FaceFile {
  readonly name: string;
  readonly characters: string;
}

/**
 * The file that every page loads, and the file of less common letters, which browsers load only for pages that contain
 * them.
 */
export const listFaceFiles = ({ source, also }: Face): readonly [common: FaceFile, extended: FaceFile] => [
  { name: `${source}.woff2`, characters: COMMON_CHARACTERS + also },
  { name: `${source}-extended.woff2`, characters: EXTENDED_CHARACTERS },
];
