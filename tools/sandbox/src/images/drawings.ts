import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const paletteSchema = z.object({ palette: z.record(z.string(), z.string()) });

/** Applies a brand's colors to a drawing: the `:root{…}` rule in its style is replaced by the brand's. */
export function inPalette(svg: string, { palette }: { readonly palette: Readonly<Record<string, string>> }): string {
  const colors = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  return svg.replace(/:root\s*\{[^}]*\}/, `:root{${colors.join(";")}}`);
}

const content = join(import.meta.dirname, "../../content");

/**
 * A brand's drawings by file name, in its colors, as its image host serves them; for showing examples without the host.
 *
 * @throws if the brand has no content
 */
export function brandDrawings(brand: string): ReadonlyMap<string, string> {
  const folder = join(content, brand);
  const colors = paletteSchema.parse(parse(readFileSync(join(folder, "brand.yaml"), "utf8")));
  const folders = [join(content, "shared/assets"), join(folder, "assets")].filter((path) => existsSync(path));
  const files = folders.flatMap((path) => globSync("*.svg", { cwd: path }).map((file) => join(path, file)));
  return new Map(files.map((file) => [basename(file), inPalette(readFileSync(file, "utf8"), colors)]));
}
