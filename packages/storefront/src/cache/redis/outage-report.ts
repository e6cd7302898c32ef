import type { Report } from "@courseway/services";

/** Tells of an outage of Redis once, however many calls it fails, and once that it is over. */
export function outageReport(report: Report) {
  let isDown = false;
  return {
    began: (error: unknown): void => {
      if (isDown) return;
      isDown = true;
      report({
        level: "error",
        message:
          "Redis cannot be used, so limits, pages and answers of services are kept by each process alone. Check REDIS_URL and the Redis server; the site stays up.",
        error,
      });
    },
    ended: (): void => {
      if (isDown) report({ level: "info", message: "Redis is back." });
      isDown = false;
    },
  };
}
