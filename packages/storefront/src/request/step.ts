import type { NextRequest, NextResponse } from "next/server";
import type { Route } from "./route.ts";

/** A request in the proxy. */
export interface Visit {
  readonly request: NextRequest;
  /** Path and query (with "?" or empty) as Next has them. */
  readonly path: string;
  readonly search: string;
  /** The route of its address. */
  readonly route: Route;
}

/** Returns a response, or leaves the visit to the next step. */
export type Step = (visit: Visit) => NextResponse | null | Promise<NextResponse | null>;

/**
 * The response of the first step that returns one.
 * @throws Error if no step does: every type of route has its step
 */
export async function firstAnswer(steps: readonly Step[], visit: Visit): Promise<NextResponse> {
  for (const step of steps) {
    const answer = await step(visit);
    if (answer !== null) return answer;
  }
  throw new Error(`No step of the proxy answers a route of the kind "${visit.route.kind}".`);
}
