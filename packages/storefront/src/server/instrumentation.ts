import type { Instrumentation } from "next";
import type { Site } from "../site/define-site.ts";

/**
 * What an app's `instrumentation.ts` exports. `register` reads the environment when the server starts: where it is
 * incomplete the process ends and says what is missing. `onRequestError` reports what no handler of ours caught.
 *
 * Next builds this file for the Edge Runtime as well, which has nothing of what the server needs; so that is loaded only
 * where it can run. Give it the brand of `brand.ts`, not the site, which would compile every block for both runtimes.
 *
 * @example
 * // instrumentation.ts of an app
 * export const { register, onRequestError } = createInstrumentation({ brand });
 */
export function createInstrumentation({ brand }: Pick<Site, "brand">) {
  const register = async (): Promise<void> => {
    if (process.env["NEXT_RUNTIME"] === "nodejs")
      await (await import("./node-instrumentation.ts")).startServer(brand.id);
  };
  const onRequestError: Instrumentation.onRequestError = async (...failure) => {
    if (process.env["NEXT_RUNTIME"] === "nodejs")
      (await import("./node-instrumentation.ts")).reportRequest(brand.id, failure);
  };
  return { register, onRequestError };
}
