import type { BlockGuide } from "../block-guide.ts";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Jobs that are not on the job board.",
  accessibility:
    "Filter buttons say whether they are pressed, and the number of jobs left is a status. Without script all jobs show.",
};
