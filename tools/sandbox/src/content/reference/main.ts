import { declarations } from "@courseway/blocks/declarations";
import { GLOBAL_SETS, PAGE_FIELDS } from "@courseway/content-client";
import { writeFileSync } from "node:fs";
import { blocksReference, REFERENCE_FILE, withoutGuide } from "./blocks-reference.ts";

const missing = withoutGuide(declarations);
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exit(1);
}
writeFileSync(REFERENCE_FILE, blocksReference({ blocks: declarations, page: PAGE_FIELDS, globalSets: GLOBAL_SETS }));
