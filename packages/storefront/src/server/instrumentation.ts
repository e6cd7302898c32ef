import type { Instrumentation } from "next";
import type { Site } from "../site/define-site.ts";

/**
 * Creates the exports of an app's `instrumentation.ts`. `register` reads the environment when the server starts; if it is incomplete, the
 * process prints what is missing and ends. `onRequestError` reports errors that no handler caught.
 *
 * Next also builds this file for the Edge Runtime, which lacks what the server needs, so the server's code is imported only in Node. Pass
 * the brand of `brand.ts`, not the site, which would compile every block for both runtimes.
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
