import { type BrandId, themes } from "./brand-ids.ts";

const STYLE_ID = "brand-theme";

/** Applies one brand's theme to the page: the same file that the brand's app imports, and no other. */
export function applyBrand(brand: BrandId): void {
  const style = document.getElementById(STYLE_ID) ?? document.head.appendChild(document.createElement("style"));
  style.id = STYLE_ID;
  const theme = themes.get(brand) ?? "";
  // Setting the same text makes the browser parse it and compute every style again.
  if (style.textContent !== theme) style.textContent = theme;
  document.documentElement.dataset.brand = brand;
}
