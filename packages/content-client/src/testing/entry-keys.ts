import { PAGE_FIELDS } from "../page/entry.ts";
import { BLOCKS_FIELD } from "../page/queries.ts";

/** The handles of all fields of a page. */
export const entryKeys: readonly string[] = [...Object.keys(PAGE_FIELDS), BLOCKS_FIELD];
