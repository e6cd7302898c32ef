import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brandNames, isBrandName } from "../local/places.ts";
import { cutFace } from "./cut-face.ts";
import { facesOf, fileOf, fontsOf } from "./faces.ts";

/** Writes the font files of a brand beside their licenses. */
async function writeFonts(brand: string): Promise<void> {
  const folder = fontsOf(brand);
  const app = createRequire(join(folder, "../package.json"));
  for (const face of facesOf(brand)) {
    const { source } = face;
    const whole = dirname(app.resolve(`@fontsource-variable/${source}/package.json`));
    const cut = await cutFace(readFileSync(join(whole, "files", `${source}-latin-wght-normal.woff2`)), face);
    writeFileSync(join(folder, fileOf(face)), cut);
    writeFileSync(join(folder, `${source}.LICENSE`), readFileSync(join(whole, "LICENSE")));
    console.log(`${brand}  ${fileOf(face)}  ${cut.length} bytes`);
  }
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !isBrandName(name));
if (unknown.length > 0)
  throw new Error(
    `No brand is called ${unknown.join(", ")}: there are ${brandNames.join(", ")}. Name some, or none for all.`,
  );
for (const brand of named.length > 0 ? named : brandNames) await writeFonts(brand);
