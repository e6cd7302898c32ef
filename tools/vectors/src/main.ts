/** `pnpm vectors`: updates the vectors of pricing and coupons, which other apps check their functions against. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@courseway/workspace/local";
import { vectorFiles } from "./files.ts";

for (const { folder, text, count } of vectorFiles()) {
  writeFileSync(join(root, folder, "vectors.json"), text);
  console.log(`${folder}/vectors.json: ${count} vectors, ${Math.ceil(text.length / 1024)} KB`);
}
