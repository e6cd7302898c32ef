import { processState } from "../process-state.ts";
import type { StorefrontEnv } from "../env/variables.ts";
import { pooledFetch } from "../http.ts";
import { createReporting, type Reporting } from "./reporting.ts";

/** The process's one reporting, whatever the number of bundles that ask for it. */
export const processReporting = (env: StorefrontEnv, brandId: string): Reporting =>
  processState("reporting", () => createReporting({ env, brandId, fetch: pooledFetch }));
