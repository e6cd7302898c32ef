import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const paletteSchema = z.object({ palette: z.record(z.string(), z.string()) });

/** Draws a scene in a brand's colors: a `:root{…}` rule in the drawing's style is replaced by the brand's. */
export function inPalette(svg: string, { palette }: { readonly palette: Readonly<Record<string, string>> }): string {
  const colors = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  return svg.replace(/:root\s*\{[^}]*\}/, `:root{${colors.join(";")}}`);
}

const content = join(import.meta.dirname, "../../content");

/**
 * A brand's drawings by file name, in its colors, as its image host serves them: for who shows examples without the host.
 *
 * @throws where the brand has no content
 */
export function brandDrawings(brand: string): ReadonlyMap<string, string> {
  const folder = join(content, brand);
  const colors = paletteSchema.parse(parse(readFileSync(join(folder, "brand.yaml"), "utf8")));
  const folders = [join(content, "shared/assets"), join(folder, "assets")].filter((place) => existsSync(place));
  const files = folders.flatMap((place) => globSync("*.svg", { cwd: place }).map((file) => join(place, file)));
  return new Map(files.map((file) => [basename(file), inPalette(readFileSync(file, "utf8"), colors)]));
}
