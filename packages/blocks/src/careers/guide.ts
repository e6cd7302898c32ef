import type { BlockGuide } from "../block-guide.ts";

/** When to take another block, and what it does for everybody. */
export const guide: BlockGuide = {
  notFor: "Jobs that are not on the job board: it shows no others.",
  accessibility:
    "Filter buttons say whether they are pressed, and the number of jobs left is a status. Without script all jobs are shown.",
};
