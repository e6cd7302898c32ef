import aarp from "@courseway/ui/themes/aarp.css?inline";
import ace from "@courseway/ui/themes/ace.css?inline";
import dec from "@courseway/ui/themes/dec.css?inline";
import ids from "@courseway/ui/themes/ids.css?inline";
import ins from "@courseway/ui/themes/ins.css?inline";
import mtg from "@courseway/ui/themes/mtg.css?inline";
import type { BrandId } from "./brand-ids.ts";

const THEMES: Readonly<Record<BrandId, string>> = { aarp, ace, dec, ids, ins, mtg };
const STYLE_ID = "brand-theme";

/** Puts one brand's theme on the page: the same file that the brand's app imports, and no other. */
export function applyBrand(brand: BrandId): void {
  const style = document.getElementById(STYLE_ID) ?? document.head.appendChild(document.createElement("style"));
  style.id = STYLE_ID;
  style.textContent = THEMES[brand];
  document.documentElement.dataset.brand = brand;
}
