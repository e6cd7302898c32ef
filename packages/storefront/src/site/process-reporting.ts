import { createReporting, type Reporting } from "@courseway/observability";
import { processState } from "@courseway/observability/process-state";
import { requestId } from "@courseway/observability/request";
import type { StorefrontEnv } from "./env/variables.ts";
import { pooledFetch } from "./pooled-fetch.ts";

/**
 * Returns the process's reporting of a brand; all of Next's bundles get the same one. Callers that do not know the brand yet pass "",
 * and get one whose lines name no brand.
 */
export const processReporting = (env: StorefrontEnv, brandId: string): Reporting =>
  processState(`reporting.${brandId}`, () =>
    createReporting({
      dsn: env.ERROR_REPORTING_DSN ?? null,
      environment: env.SITE_ENV,
      brandId,
      fetch: pooledFetch,
      requestId,
    }),
  );
