import type { Block } from "./define-block.ts";
import { learnMore } from "./learn-more/index.ts";

/** Every block that is built, one line each. */
export const blocks: readonly Block[] = [
  learnMore,
];

/** The handles of the blocks that are built. */
export const blockNames: readonly string[] = blocks.map((block) => block.name);
