import type { LogEntry } from "./log-entry.ts";

/** All errors are sent. [ERR-017] */
export const ERROR_SAMPLE_RATE = 1;

/** The share of traces that is kept. [ERR-018] */
export const TRACES_SAMPLE_RATE = { production: 0.2, other: 1 } as const;

/** Hands one event to the error-reporting service of the host's choice. */
export type SendErrorEvent = (
  event: LogEntry,
  target: { readonly dsn: string; readonly environment: string },
) => void | Promise<void>;

export interface ErrorReportingOptions {
  /** Without one nothing is sent. */
  readonly dsn: string | null;
  /** "production", or anything else. */
  readonly environment: string;
  readonly send: SendErrorEvent;
  /** From 0 up to, not including, 1. */
  readonly random?: () => number;
  readonly sampleRate?: number;
}

/** The port of an error-reporting service. */
export interface ErrorReporting {
  readonly sampleRate: number;
  /** Sends an event, or not, as the sample rate falls. Never throws. */
  readonly capture: (event: LogEntry) => void;
}

/**
 * Binds a service to the documented sample rate; without a DSN it does nothing. [ERR-017]
 *
 * @example createErrorReporting({ dsn, environment: "production", send }).sampleRate // 1
 */
export function createErrorReporting(options: ErrorReportingOptions): ErrorReporting {
  const { dsn, environment, random = Math.random } = options;
  const sampleRate = options.sampleRate ?? ERROR_SAMPLE_RATE;
  return {
    sampleRate,
    capture: (event) => {
      if (dsn !== null && random() < sampleRate) void send(options.send, event, { dsn, environment });
    },
  };
}

/** The share of requests that are traced, in an environment such as "production". [ERR-018] */
export function tracesSampleRate(environment: string): number {
  return environment === "production" ? TRACES_SAMPLE_RATE.production : TRACES_SAMPLE_RATE.other;
}

/** The service that reports faults must not be one. */
async function send(sendEvent: SendErrorEvent, ...event: Parameters<SendErrorEvent>): Promise<void> {
  try {
    await sendEvent(...event);
  } catch {
    // There is nobody left to tell: the log line is written already.
  }
}
