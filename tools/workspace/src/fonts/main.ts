import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brandNames, isBrandName } from "../local/paths.ts";
import { EXTENDED_CHARACTERS, unicodeRange } from "./characters.ts";
import { cutFace } from "./cut-face.ts";
import { readFaces, listFaceFiles, getFontsFolder } from "./faces.ts";

/** Writes the font files of a brand next to their licenses. */
async function writeFonts(brand: string): Promise<void> {
  const folder = getFontsFolder(brand);
  const app = createRequire(join(folder, "../package.json"));
  for (const face of readFaces(brand)) {
    const { source } = face;
    const whole = dirname(app.resolve(`@fontsource-variable/${source}/package.json`));
    const latin = readFileSync(join(whole, "files", `${source}-latin-wght-normal.woff2`));
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
for (const brand of named.length > 0 ? named : brandNames) await writeFonts(brand);
console.log(`unicode-range of the extended files: ${unicodeRange(EXTENDED_CHARACTERS)}`);
