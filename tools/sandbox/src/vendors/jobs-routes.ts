import { Hono } from "hono";

interface Opening {
  readonly title: string;
  readonly location: string;
  /** Null yields an empty list of departments; undefined yields no list. */
  readonly department?: string | null;
}

const JOBS: readonly Opening[] = [
  { title: "Instructional Designer, Real Estate", location: "Remote, United States", department: "Content" },
  { title: "Content Editor", location: "Austin, TX", department: "Content" },
  { title: "Front-end Engineer", location: "Remote, United States", department: "Engineering" },
  { title: "Data Analyst", location: "Austin, TX", department: "Engineering" },
  { title: "Learner Support Specialist", location: "Phoenix, AZ", department: "Support" },
  { title: "Compliance Manager", location: "Remote, United States", department: null },
  { title: "Voice of the Audio Lessons", location: "Remote, United States" },
];

/**
 * The job board: departments only with `content=true`; one job has an empty list and one has no list. [API-045,
 * API-046, API-047]
 */
export function jobsRoutes(): Hono {
  const routes = new Hono();
  routes.get("/v1/boards/:board/jobs", (context) => {
    if (context.req.param("board").startsWith("unknown"))
      return context.json({ status: 404, error: "Job not found" }, 404);
    const withContent = context.req.query("content") === "true";
    return context.json({
      jobs: JOBS.map((job, index) => buildJob(job, index, withContent)),
      meta: { total: JOBS.length },
    });
  });
  return routes;
}

function buildJob({ title, location, department }: Opening, index: number, withContent: boolean) {
  const id = 4_000_000 + index;
  const job = {
    id,
    internal_job_id: id + 500,
    title,
    updated_at: "2026-11-02T09:00:00-05:00",
    requisition_id: `R-${index + 1}`,
    absolute_url: `https://jobs.example.com/${id}`,
    location: { name: location },
    metadata: null,
  };
  if (!withContent) return job;
  return {
    ...job,
    content: "&lt;p&gt;What you do, and what we offer.&lt;/p&gt;",
    ...(department === undefined ? {} : { departments: buildDepartments(department) }),
    offices: [],
  };
}

function buildDepartments(name: string | null) {
  return name === null ? [] : [{ id: name.length, name, parent_id: null, child_ids: [] }];
}
