import type { Instrumentation } from "next";
import { processRedis } from "./redis/redis-connection.ts";
import { envOrExit } from "./env/env-or-exit.ts";
import { env } from "./env/read-env.ts";
import { processReporting } from "./report/process-reporting.ts";
import { tidyServerMessages } from "./server-messages.ts";

/** How long an ending process waits for its last reports, in ms. */
const FLUSH_LIMIT_MS = 2000;

/** Reads the environment and opens what the whole process shares; without a complete environment the process ends. */
export function startServer(brandId: string): void {
  const settings = envOrExit();
  const { flush, report } = processReporting(settings, brandId);
  processRedis(settings, report);
  tidyServerMessages();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void flush(FLUSH_LIMIT_MS));
}

const withoutQuery = (address: string): string => address.split("?")[0] ?? "";

/** Reports a request that no handler of ours answered. A query may name a visitor, so it stays out. */
export function reportRequest(brandId: string, failure: Parameters<Instrumentation.onRequestError>): void {
  const [error, { method, path }, { routeType, routePath }] = failure;
  processReporting(env(), brandId).report({
    level: "error",
    message: `A request could not be answered: ${method} ${withoutQuery(path)}`,
    tags: { tag: "request", routeType, routePath },
    error,
  });
}
