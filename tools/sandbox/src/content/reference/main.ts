import { declarations } from "@courseway/blocks/declarations";
import { GLOBAL_SETS, PAGE_FIELDS } from "@courseway/content-client";
import { writeFileSync } from "node:fs";
import { blocksReference, REFERENCE_FILE } from "./blocks-reference.ts";

writeFileSync(REFERENCE_FILE, blocksReference({ blocks: declarations, page: PAGE_FIELDS, globalSets: GLOBAL_SETS }));
