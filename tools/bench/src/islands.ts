import { writeFileSync } from "node:fs";
import { islandSizes, sizesPage, sizesText } from "./islands/sizes.ts";

writeFileSync(sizesPage, sizesText(await islandSizes()));
console.log("docs/island-sizes.md is written.");
