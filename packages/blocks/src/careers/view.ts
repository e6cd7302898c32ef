import type { Job } from "@courseway/services";
import type { ViewInput } from "../define-block.ts";
import { getGround } from "../shared/ground.ts";
import type { CareersContent } from "./fields.ts";

/** What the block shows while no job is open. [BL-careers-004] */
export const NO_JOBS = {
  title: "Career Openings",
  text: "Unfortunately, we have no open roles at this time – but please check back in the future!",
} as const;

export interface CareersProps {
  readonly ground: "plain" | "tint";
  readonly title: string;
  readonly html: string;
  /** Each department once, in alphabetical order. [BL-careers-001] */
  readonly departments: readonly string[];
  readonly jobs: readonly Job[];
}

/** [BL-careers-001, BL-careers-004] */
export function careersView({
  content,
  data,
  context,
}: ViewInput<CareersContent, readonly Job[] | null>): CareersProps {
  const jobs = data ?? [];
  const departments = [...new Set(jobs.flatMap(({ department }) => department?.trim() || []))].toSorted((a, b) =>
    a.localeCompare(b, "en-US"),
  );
  const isOpen = jobs.length > 0;
  return {
    ground: getGround(context.index),
    title: isOpen ? content.careersTitle : NO_JOBS.title,
    html: isOpen ? content.careersContent : "",
    departments,
    jobs,
  };
}
