import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The drawings in a page's fields and texts. Seals of approval are drawings on real sites, too. */
const DRAWING = /(?<!\bseal-[a-z]+)\.svg\b/gu;

/**
 * Changes the pages of a brand's content so that their drawings are photographs, as on a real site: a browser paints
 * every shape of a drawing again, and decodes a photograph.
 */
export function showPhotographs(folder: string): void {
  for (const file of globSync(join(folder, "{pages,templates}/*.yaml")))
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(DRAWING, ".jpg"));
}
