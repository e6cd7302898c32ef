import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { COMMON_CHARACTERS, EXTENDED_CHARACTERS } from "./characters.ts";
import { root } from "../local/places.ts";

const faceSchema = z.strictObject({
  /** The package below `@fontsource-variable` whose Latin file is cut. */
  source: z.string().regex(/^[a-z0-9-]+$/u),
  /** The one weight that a theme sets headings in, or the range of a text's weights. */
  weight: z.union([z.int(), z.tuple([z.int(), z.int()])]),
  /** Characters in addition to those of every face. */
  also: z.string().default(""),
});

/** A face of a brand, as its `fonts/faces.json` asks for it. */
export type Face = z.infer<typeof faceSchema>;

/** Where a brand's faces and their files stand. */
export const getFontsFolder = (brand: string): string => join(root, "apps", brand, "fonts");

/** The faces that a brand's pages are set in: one or two. @throws ZodError for a file of another form */
export const readFaces = (brand: string): readonly Face[] =>
  z
    .array(faceSchema)
    .min(1)
    .max(2)
    .parse(JSON.parse(readFileSync(join(getFontsFolder(brand), "faces.json"), "utf8")));

/** A file of a face, below its brand's `fonts`. */
export interface FaceFile {
  readonly name: string;
  readonly characters: string;
}

/** The file that every page loads, and the one of letters that few pages have, which browsers load for those alone. */
export const listFaceFiles = ({ source, also }: Face): readonly [common: FaceFile, extended: FaceFile] => [
  { name: `${source}.woff2`, characters: COMMON_CHARACTERS + also },
  { name: `${source}-extended.woff2`, characters: EXTENDED_CHARACTERS },
];
