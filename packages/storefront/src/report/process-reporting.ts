import { processState } from "../process-state.ts";
import type { StorefrontEnv } from "../env/variables.ts";
import { pooledFetch } from "../http.ts";
import { createReporting, type Reporting } from "./reporting.ts";

/**
 * The process's one reporting of a brand, whatever the number of bundles that ask for it. Who asks before the brand is known
 * gets one of its own, so that it does not name all later lines.
 */
export const processReporting = (env: StorefrontEnv, brandId: string): Reporting =>
  processState(`reporting.${brandId}`, () => createReporting({ env, brandId, fetch: pooledFetch }));
