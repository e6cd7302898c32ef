import { PAGE_FIELDS } from "../page/entry.ts";
import { BLOCKS_FIELD } from "../page/queries.ts";

/** Every field that a page is read from. */
export const entryKeys: readonly string[] = [...Object.keys(PAGE_FIELDS), BLOCKS_FIELD];
