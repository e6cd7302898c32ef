import { type BrandId, themes } from "./brand-ids.ts";

const STYLE_ID = "brand-theme";

/** Applies one brand's theme to the page: the same file that the brand's app imports, and no other. */
export function applyBrand(brand: BrandId): void {
  const style = document.getElementById(STYLE_ID) ?? document.head.appendChild(document.createElement("style"));
  style.id = STYLE_ID;
  const theme = themes.get(brand) ?? "";
  // The same text again would be parsed again, and the browser would find every element's style anew, for each story.
  if (style.textContent !== theme) style.textContent = theme;
  document.documentElement.dataset.brand = brand;
}
