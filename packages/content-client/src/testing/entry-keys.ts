import { pageFieldsSchema, pagePartsSchema } from "../page/entry.ts";
import { headerSchema } from "../page/header.ts";

/** Every field that a page is read from. */
export const entryKeys: readonly string[] = [
  ...Object.keys({ ...pageFieldsSchema.shape, ...pagePartsSchema.shape, ...headerSchema.shape }),
  "baseComponents",
];
