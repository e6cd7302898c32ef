import type { NextRequest, NextResponse } from "next/server";
import type { Route } from "./route.ts";

/** One request on its way through the proxy. */
export interface Visit {
  readonly request: NextRequest;
  /** The path and the query (with "?" or empty) as Next has them. */
  readonly path: string;
  readonly search: string;
  /** What the address says is to be done. */
  readonly route: Route;
}

/** Answers a visit, or leaves it to the next step. */
export type Step = (visit: Visit) => NextResponse | null | Promise<NextResponse | null>;

/**
 * The answer of the first step that has one.
 * @throws Error where no step answers: every kind of route has its step
 */
export async function firstAnswer(steps: readonly Step[], visit: Visit): Promise<NextResponse> {
  for (const step of steps) {
    const answer = await step(visit);
    if (answer !== null) return answer;
  }
  throw new Error(`No step of the proxy answers a route of the kind "${visit.route.kind}".`);
}
