/** The prefix of the tag that names a story's block by its handle. */
export const BLOCK_TAG = "block:";
