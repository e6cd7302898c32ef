import type { Instrumentation } from "next";
import { processRedis } from "./redis/redis-connection.ts";
import { env } from "./env/read-env.ts";
import { processReporting } from "./report/process-reporting.ts";

/** How long an ending process waits for its last reports, in ms. */
const LAST_WORDS_MS = 2000;

const pathOf = (address: string): string => address.split("?")[0] ?? "";

type RequestError = Parameters<Instrumentation.onRequestError>;

/** Begins a server's life: reads its environment, connects what it names. @throws Error when the environment is wrong */
export function startReporting(brandId: string): void {
  const { flush, report } = processReporting(env(), brandId);
  processRedis(env(), report);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void flush(LAST_WORDS_MS));
}

/** Reports a request that no handler of ours caught. */
export function reportRequestError(
  brandId: string,
  error: RequestError[0],
  { method, path }: RequestError[1],
  { routeType, routePath }: RequestError[2],
): void | Promise<void> {
  return processReporting(env(), brandId).report({
    level: "error",
    message: `A request could not be answered: ${method} ${pathOf(path)}`,
    tags: { tag: "request", routeType, routePath },
    error,
  });
}
