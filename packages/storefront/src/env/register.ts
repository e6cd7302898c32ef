import { env } from "./read-env.ts";

/**
 * What an app's `instrumentation.ts` exports as `register`: checks the environment when the server starts,
 * so that a missing variable is told then and not by the first visitor.
 */
export function register(): void {
  if (process.env["NEXT_RUNTIME"] === "nodejs") env();
}
