import type { Instrumentation } from "next";
import { env } from "../env/read-env.ts";
import { processRedis } from "../cache/redis/process-redis.ts";
import { processReporting } from "./process-reporting.ts";

/** How long an ending process waits for its last reports, in ms. */
const LAST_WORDS_MS = 2000;

const pathOf = (address: string): string => address.split("?")[0] ?? "";

/**
 * What an app's `instrumentation.ts` exports. `register` checks the environment when the server starts, so that a
 * missing variable is told then and not by the first visitor. `onRequestError` reports what no handler of ours caught;
 * a query may name a visitor, so it stays out.
 *
 * @example
 * // instrumentation.ts of an app
 * export const { register, onRequestError } = createInstrumentation(brand);
 */
export function createInstrumentation(brand: { readonly id: string }) {
  const reporting = () => processReporting(env(), brand.id);
  const register = (): void => {
    if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
    const { flush, report } = reporting();
    processRedis(env(), report);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void flush(LAST_WORDS_MS));
  };
  const onRequestError: Instrumentation.onRequestError = (error, { method, path }, { routeType, routePath }) =>
    reporting().report({
      level: "error",
      message: `A request could not be answered: ${method} ${pathOf(path)}`,
      tags: { tag: "request", routeType, routePath },
      error,
    });
  return { register, onRequestError };
}
