import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../local/places.ts";

const faceSchema = z.strictObject({
  /** The package below `@fontsource-variable` whose Latin file is cut. */
  source: z.string().regex(/^[a-z0-9-]+$/u),
  /** The one weight that a theme sets headings in, or the range of a text's weights. */
  weight: z.union([z.int(), z.tuple([z.int(), z.int()])]),
  /** Characters beside those of every face. */
  also: z.string().default(""),
});

/** A font file of a brand, as its `fonts/faces.json` asks for it. */
export type Face = z.infer<typeof faceSchema>;

/** Where a brand's faces and their files stand. */
export const fontsOf = (brand: string): string => join(root, "apps", brand, "fonts");

/** The files that a brand's pages load: one or two. @throws ZodError for a file of another form */
export const facesOf = (brand: string): readonly Face[] =>
  z
    .array(faceSchema)
    .min(1)
    .max(2)
    .parse(JSON.parse(readFileSync(join(fontsOf(brand), "faces.json"), "utf8")));

/** The file of a face, below its brand's `fonts`. */
export const fileOf = ({ source }: Face): string => `${source}.woff2`;
