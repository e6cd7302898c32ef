import { createLogger, type Report } from "@courseway/services";
import { processState } from "../cache/process-state.ts";
import type { StorefrontEnv } from "../env/variables.ts";

/** The process's one reporting port. */
export const processReport = (_env: StorefrontEnv, brandId: string): Report =>
  processState("report", () => createLogger({ brandId }).report);
