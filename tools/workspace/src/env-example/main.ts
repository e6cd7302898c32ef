import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeFile } from "../containers/compose.ts";
import { brandNames, root } from "../local/paths.ts";
import { envExample } from "./example.ts";

for (const brand of brandNames) writeFileSync(join(root, "apps", brand, ".env.example"), envExample(brand));
writeFileSync(join(root, "compose.yaml"), composeFile(brandNames));
console.log(`Written for ${brandNames.join(", ")}.`);
