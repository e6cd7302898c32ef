import { type Content, html, text } from "@courseway/content-client";
import type { BlockGuide } from "../block-guide.ts";

export const about =
  "The job board's open jobs, with a filter by department. If there are none, it says so and asks visitors to come back.";

/** When to use another block, and what it does for keyboards and screen readers. */
export const guide: BlockGuide = {
  job: "lists",
  notFor: "Jobs that are not on the job board.",
  accessibility:
    "Filter buttons say whether they are pressed, and the number of jobs left is a status. Without script all jobs show.",
};

/** What an editor sets on careers; the jobs themselves come from the job board. [BL-careers-004, BL-careers-006] */
export const fields = {
  careersTitle: text("The heading above the jobs", "Career Openings"),
  careersContent: html("Text between the heading and the jobs; not shown while no job is open"),
};

export type CareersContent = Content<typeof fields>;
