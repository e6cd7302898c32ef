import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brandNames, isBrandName } from "../local/places.ts";
import { EXTENDED_CHARACTERS, unicodeRange } from "./characters.ts";
import { cutFace } from "./cut-face.ts";
import { readFaces, listFaceFiles, getFontsFolder } from "./faces.ts";
import { drawLine, readWordmark, writeLetters } from "./wordmark.ts";

/** The folder of a face's package, as the app of a brand finds it. */
const findFace = (brand: string, source: string): string =>
  dirname(
    createRequire(join(getFontsFolder(brand), "../package.json")).resolve(
      `@fontsource-variable/${source}/package.json`,
    ),
  );

const readLatin = (folder: string, source: string): Buffer =>
  readFileSync(join(folder, "files", `${source}-latin-wght-normal.woff2`));

/** Writes the letters of a brand's wordmark as outlines, next to the wordmark. */
async function writeWordmark(brand: string): Promise<void> {
  const lines = readWordmark(brand);
  if (lines.length === 0) return;
  const draw = (line: (typeof lines)[number]) => drawLine(readLatin(findFace(brand, line.source), line.source), line);
  const outlines = await Promise.all(lines.map(draw));
  const file = join(getFontsFolder(brand), "../chrome/WordmarkLetters.tsx");
  writeFileSync(file, writeLetters(outlines));
  console.log(`${brand}  ${lines.map(({ text }) => text).join(" ")}  ${outlines.join("").length} characters`);
}

/** Writes the font files of a brand next to their licenses. */
async function writeFonts(brand: string): Promise<void> {
  const folder = getFontsFolder(brand);
  for (const face of readFaces(brand)) {
    const { source } = face;
    const whole = findFace(brand, source);
    const latin = readLatin(whole, source);
    for (const { name, characters } of listFaceFiles(face)) {
      const cut = await cutFace(latin, face, characters);
      writeFileSync(join(folder, name), cut);
      console.log(`${brand}  ${name}  ${cut.length} bytes`);
    }
    writeFileSync(join(folder, `${source}.LICENSE`), readFileSync(join(whole, "LICENSE")));
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isBrandName(name));
if (unknown.length > 0)
  throw new Error(
    `No brand is called ${unknown.join(", ")}: there are ${brandNames.join(", ")}. Name some, or none for all.`,
  );
for (const brand of named.length > 0 ? named : brandNames) {
  await writeFonts(brand);
  await writeWordmark(brand);
}
console.log(`unicode-range of the extended files: ${unicodeRange(EXTENDED_CHARACTERS)}`);
