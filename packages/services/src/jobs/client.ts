import { type CachePort, createCached } from "../cache/index.ts";
import { reportHttpError, requestJson, createTransport, type TransportOptions, buildUrl } from "../http/index.ts";
import type { Report } from "@courseway/observability";
import { type Job, jobBoardSchema, jobsSchema, type JobBoardWire } from "./wire.ts";
import { isWebLink } from "../http/web-link.ts";

/** The cache lifetime of the list, in ms. */
export const JOBS_LIFE_MS = 600_000;

/** The size limit of a response, in bytes. The board sends each job's full text, which we drop. */
const MAX_BYTES = 10_000_000;

export interface JobBoardOptions extends TransportOptions {
  /** The board's address, such as `https://boards-api.greenhouse.io/v1/boards/{board}`; null if not configured. */
  readonly baseUrl: string | null;
  readonly cache: CachePort;
  readonly report: Report;
}

export interface JobBoard {
  /** Fetches the open jobs, cached for ten minutes; an empty list on failure. [API-045, API-046, BL-careers-004] */
  readonly jobs: () => Promise<readonly Job[]>;
}

/**
 * Creates the client of the job board. It reports failures. [API-045]
 *
 * @example
 * const board = createJobBoard({ baseUrl, cache: memoryCache(), fetch, report });
 * const jobs = await board.jobs(); // [{ title, url, location, department }]
 */
export function createJobBoard(options: JobBoardOptions): JobBoard {
  const transport = createTransport(options);
  const url = buildUrl(options.baseUrl, "/jobs", [["content", "true"]]);
  const cached = createCached<Job[]>({
    cache: options.cache,
    now: transport.now,
    lifeMs: JOBS_LIFE_MS,
    schema: jobsSchema,
    fallback: [],
    onFailure: (error) => reportHttpError(options.report, error, { level: "warn", tags: { tag: "jobs" } }),
  });
  const load = async () => {
    const request = { service: "the job board", method: "GET", url, maxBytes: MAX_BYTES } as const;
    return toJobs(await requestJson(transport, request, jobBoardSchema));
  };
  return { jobs: () => cached(`jobs:${options.baseUrl}`, load) };
}

/** Converts a response to jobs; leaves out jobs whose address is not a web link. [API-046, API-047, BL-careers-006] */
export function toJobs(wire: JobBoardWire): Job[] {
  return wire.jobs
    .filter((job) => isWebLink(job.absolute_url))
    .map((job) => ({
      title: job.title,
      url: job.absolute_url,
      location: job.location?.name ?? "",
      department: job.departments?.[0]?.name ?? null,
    }));
}

/**
 * Returns the documented text of a job-board error. No page shows it. [ERR-015]
 *
 * @example formatJobBoardError({ status: 404, message: "Not Found" }) // "Error Code: 404 Message: Not Found"
 */
export function formatJobBoardError(error: { readonly status: number; readonly message: string }): string {
  return `Error Code: ${error.status} Message: ${error.message}`;
}
