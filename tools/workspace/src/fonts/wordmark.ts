import { create } from "fontkit";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { z } from "zod";
import { getFontsFolder } from "./faces.ts";

const lineSchema = z.strictObject({
  text: z.string().min(1),
  /** The package below `@fontsource-variable`. */
  source: z.string().regex(/^[a-z0-9-]+$/u),
  weight: z.int(),
  /** The font's size, where the line begins, its baseline, and the room between letters, in the drawing's units. */
  size: z.number(),
  x: z.number(),
  y: z.number(),
  spacing: z.number().default(0),
});

/** A line of a brand's wordmark. */
export type WordmarkLine = z.infer<typeof lineSchema>;

/** The lines of a brand's wordmark, from its `fonts/wordmark.json`; none where it has no such file. @throws ZodError for a file of another form */
export function readWordmark(brand: string): readonly WordmarkLine[] {
  const file = join(getFontsFolder(brand), "wordmark.json");
  return existsSync(file) ? z.array(lineSchema).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** Positions are whole numbers of this many to one unit: finer than any screen shows a logo of 38 pixels. */
export const LETTER_SCALE = 20;

const LETTER_OF = {
  moveTo: "m",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
  closePath: "z",
} as const satisfies Readonly<Record<string, string>>;

/** fontkit cannot measure a space that is a font's last glyph; these come after it. */
const AFTER_THE_SPACE = "€×°©–—“”…";

/** A path's steps, each from where the one before ended, which is shorter than from the corner. */
function createPen() {
  let at: readonly [x: number, y: number] = [0, 0];
  let start = at;
  return (command: keyof typeof LETTER_OF, points: readonly (readonly [x: number, y: number])[]): string => {
    const whole = points.map(([x, y]) => [Math.round(x * LETTER_SCALE), Math.round(y * LETTER_SCALE)] as const);
    const numbers = whole.flatMap(([x, y]) => [x - at[0], y - at[1]]);
    at = command === "closePath" ? start : (whole.at(-1) ?? at);
    if (command === "moveTo") start = at;
    return LETTER_OF[command] + numbers.join(" ").replaceAll(" -", "-");
  };
}

/** Numbers in pairs. */
const toPoints = (values: readonly number[]): readonly (readonly [x: number, y: number])[] =>
  values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0] as const] : []));

/**
 * Draws a line as outlines, so that no font and no text spacing changes it.
 * @param source the whole face, WOFF2
 * @returns the `d` of a path
 */
export async function drawLine(source: Buffer, line: WordmarkLine): Promise<string> {
  const { text, size, x, y, spacing, weight } = line;
  const cut = await subsetFont(source, text + AFTER_THE_SPACE, {
    targetFormat: "sfnt",
    keepFeatures: ["kern"],
    noHinting: true,
    variationAxes: { wght: weight },
  });
  const font = create(cut);
  if (!("layout" in font)) throw new Error(`The face of "${text}" is a collection; name one with a single face.`);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const draw = createPen();
  let left = x;
  const steps = glyphs.flatMap((glyph, index) => {
    const start = left + (positions[index]?.xOffset ?? 0) * scale;
    left += (positions[index]?.xAdvance ?? 0) * scale + spacing;
    return glyph.path.commands.map(({ command, args }) =>
      draw(
        command,
        toPoints(args).map(([right, up]) => [start + right * scale, y - up * scale] as const),
      ),
    );
  });
  return steps.join("");
}

/** The component of a wordmark's letters, as `apps/<brand>/chrome/WordmarkLetters.tsx` holds it. */
export const writeLetters = (
  outlines: readonly string[],
): string => `/** The wordmark's letters as outlines. \`pnpm fonts\` writes them from \`fonts/wordmark.json\`. */
export function WordmarkLetters() {
  return (
    <path
      fill="currentColor"
      transform="scale(${1 / LETTER_SCALE})"
      d="${outlines.join("M0 0")}"
    />
  );
}
`;
