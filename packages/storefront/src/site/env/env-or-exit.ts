import { env } from "./read-env.ts";
import type { StorefrontEnv } from "./variables.ts";

/**
 * The process's environment. If it is incomplete or wrong, prints that on stderr and ends the process. Throwing would not work: Next
 * catches the error, prints "Ready" and answers every request with 500.
 */
export function envOrExit(): StorefrontEnv {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
