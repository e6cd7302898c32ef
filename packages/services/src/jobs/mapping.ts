import { isWebLink } from "../http/web-link.ts";
import type { Job, JobBoardWire } from "./wire.ts";

/** Wire to jobs; one whose address is no web link is left out. [API-046, API-047, BL-careers-006] */
export function jobsOf(wire: JobBoardWire): Job[] {
  return wire.jobs
    .filter((job) => isWebLink(job.absolute_url))
    .map((job) => ({
      title: job.title,
      url: job.absolute_url,
      location: job.location?.name ?? "",
      department: job.departments?.[0]?.name ?? null,
    }));
}
