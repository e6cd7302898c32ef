// Plain Node loads this file (the sandbox does), so nothing here may reach React or JSX.
import type { BlockFragment } from "@courseway/content-client";
import type { BlockExamples } from "./define-block.ts";
import { learnMoreExamples } from "./learn-more/examples.ts";
import { learnMoreFragment } from "./learn-more/fragment.ts";

/** Every block's examples by its name, as the content API would send them. */
export const blockExamples: Readonly<Record<string, BlockExamples>> = {
  learnMore: learnMoreExamples,
};

/** Every block's GraphQL selection by its name. */
export const blockFragments: Readonly<Record<string, BlockFragment>> = {
  learnMore: learnMoreFragment,
};
