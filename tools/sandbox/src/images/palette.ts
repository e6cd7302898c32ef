import type { BrandContent } from "../content/model/brand.ts";

/** Draws a scene in a brand's colors: a `:root{…}` rule in the drawing's style is replaced by the brand's. */
export function inPalette(svg: string, { palette }: BrandContent): string {
  const colors = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  return svg.replace(/:root\s*\{[^}]*\}/, `:root{${colors.join(";")}}`);
}
