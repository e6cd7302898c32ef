import type { Report } from "@courseway/services";

/** Tells of an outage of Redis once, however many calls it fails, and once that it is over. */
export function outageReport(report: Report) {
  let isAway = false;
  return {
    began: (error: unknown): void => {
      if (isAway) return;
      isAway = true;
      report({
        level: "error",
        message:
          "Redis cannot be used, so limits, pages and answers of services are kept by each process alone. Check REDIS_URL and the Redis server; the site stays up.",
        error,
      });
    },
    ended: (): void => {
      if (isAway) report({ level: "info", message: "Redis is back." });
      isAway = false;
    },
  };
}
