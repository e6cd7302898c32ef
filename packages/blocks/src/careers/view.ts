import type { Job } from "@courseway/services";
import type { BlockContext, ViewInput } from "../define-block.ts";
import type { BlockPorts } from "../ports.ts";
import { getGround } from "../shared/ground.ts";
import type { CareersContent } from "./fields.ts";

/** Loads the open jobs; an empty list if there are none or the job board fails. [API-045] */
export async function careersLoad(
  _content: CareersContent,
  _context: BlockContext,
  ports: BlockPorts,
): Promise<readonly Job[]> {
  return (await ports.jobs?.()) ?? [];
}

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
