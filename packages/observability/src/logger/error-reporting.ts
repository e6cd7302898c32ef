import type { LogEntry } from "./log-entry.ts";

/** The share of errors that are sent: all. [ERR-017] */
export const ERROR_SAMPLE_RATE = 1;

/** The share of traces that are sent. [ERR-018] */
export const TRACES_SAMPLE_RATE = { production: 0.2, other: 1 } as const;

/** Sends one event to the error-reporting service that the host chose. */
export type SendErrorEvent = (
  event: LogEntry,
  target: { readonly dsn: string; readonly environment: string },
) => void | Promise<void>;

export interface ErrorReportingOptions {
  /** If null, nothing is sent. */
  readonly dsn: string | null;
  /** "production", or anything else. */
  readonly environment: string;
  readonly send: SendErrorEvent;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random?: () => number;
  readonly sampleRate?: number;
}

/** The port of an error-reporting service. */
export interface ErrorReporting {
  readonly sampleRate: number;
  /** Sends an event if the sample rate selects it. Never throws. */
  readonly capture: (event: LogEntry) => void;
}

/**
 * Connects a service with the documented sample rate; without a DSN it sends nothing. [ERR-017]
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

/** The share of requests that are traced in an environment, such as "production". [ERR-018] */
export function tracesSampleRate(environment: string): number {
  return environment === "production" ? TRACES_SAMPLE_RATE.production : TRACES_SAMPLE_RATE.other;
}

/** Sends an event and ignores failures, because error reporting must not cause errors. */
async function send(sendEvent: SendErrorEvent, ...event: Parameters<SendErrorEvent>): Promise<void> {
  try {
    await sendEvent(...event);
  } catch {
    // There is no other place to report this; the log line is already written.
  }
}
