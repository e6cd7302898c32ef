/** How the tag begins that gives a story's block by its handle. */
export const BLOCK_TAG = "block:";
