import { createErrorReporting, createLogger, type Fetch, type LoggerOptions, type Report } from "@courseway/services";
import type { StorefrontEnv } from "../env/variables.ts";
import { requestId } from "../request-id.ts";
import { envelopeTarget } from "./dsn.ts";
import { createEnvelopeSender, type EnvelopeSender } from "./envelope-sender.ts";

/** Reporting of one process: the log, and the error-reporting service where there is one. */
export interface Reporting {
  readonly report: Report;
  /** Waits for events that are on their way, at most so many ms. */
  readonly flush: (limitMs: number) => Promise<void>;
}

export interface ReportingOptions {
  readonly env: Pick<StorefrontEnv, "ERROR_REPORTING_DSN" | "SITE_ENV">;
  readonly brandId: string;
  readonly fetch: Fetch;
  readonly write?: LoggerOptions["write"];
}

const NO_SERVICE: EnvelopeSender = { send: () => {}, flush: () => Promise.resolve() };

/**
 * Binds logger and error reporting to the environment. Every event with an error is sent [ERR-017].
 * Events are redacted by the logger before they get here.
 */
export function createReporting({ env, brandId, fetch, write }: ReportingOptions): Reporting {
  const dsn = env.ERROR_REPORTING_DSN ?? null;
  const environment = env.SITE_ENV;
  const lines = { brandId, requestId, ...(write === undefined ? {} : { write }) };
  const onDrop = (reason: string): void =>
    createLogger(lines).report({
      level: "warn",
      message: `Errors do not reach the error-reporting service: ${reason}. They are in this log. Check ERROR_REPORTING_DSN and the service.`,
    });
  const sender =
    dsn === null ? NO_SERVICE : createEnvelopeSender({ target: envelopeTarget(dsn), environment, fetch, onDrop });
  const errorReporting = createErrorReporting({ dsn, environment, send: sender.send });
  return { report: createLogger({ ...lines, errorReporting }).report, flush: sender.flush };
}
