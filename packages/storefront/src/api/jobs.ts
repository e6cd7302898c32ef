import type { JobBoard } from "@courseway/services";
import { publicJson } from "./guard.ts";

/**
 * The open jobs: `{ jobs: [{ title, url, location, department }] }`; empty on failure. `department` is null for a job without one.
 * [API-045, API-046, API-047, BL-careers-006]
 */
export async function handleJobs(list: JobBoard["jobs"]): Promise<Response> {
  const jobs = (await list()).map(({ title, url, location, department }) => ({ title, url, location, department }));
  return publicJson({ jobs }, { isEmpty: jobs.length === 0 });
}
