import type { Block } from "./define-block.ts";
import { accordion } from "./accordion/index.ts";
import { careerCenter } from "./career-center/index.ts";
import { layout } from "./layout/index.ts";
import { learnMore } from "./learn-more/index.ts";

/** Every block that is built, one line each. */
export const blocks: readonly Block[] = [
  accordion,
  careerCenter,
  layout,
  learnMore,
];

/** The handles of the blocks that are built. */
export const blockNames: readonly string[] = blocks.map((block) => block.name);
