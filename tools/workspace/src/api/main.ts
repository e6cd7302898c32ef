import { join } from "node:path";
import { root } from "../local/paths.ts";
import { DOCUMENTED, readReference, writeReference } from "./reference.ts";

for (const name of DOCUMENTED) {
  const reference = await readReference(name);
  await writeReference(reference, join(root, "docs/api", name));
  for (const gap of reference.gaps) console.error(`${name}: ${gap}`);
  console.log(`docs/api/${name} written, ${reference.gaps.length} gaps`);
  if (reference.gaps.length > 0) process.exitCode = 1;
}
