import { env } from "./read-env.ts";
import type { StorefrontEnv } from "./variables.ts";

/**
 * The process's environment; where it is incomplete or wrong, says so on stderr and ends the process. An error would not
 * do: Next catches it, says "Ready" and answers every request with 500.
 */
export function envOrExit(): StorefrontEnv {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
