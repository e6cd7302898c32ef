/** The logger's severities. [LOG-001] */
export const SEVERITIES = ["DEBUG", "INFO", "WARN", "ERROR"] as const;

export type Severity = (typeof SEVERITIES)[number];

/** The code of an error event that has none. [LOG-002] */
export const DEFAULT_ERROR_CODE = 50000;

/** The code of any other event that has none. [LOG-003] */
export const DEFAULT_CODE = 20000;

/** The maximum length of each part of a log line, in characters. [LOG-004, LOG-005, LOG-006, LOG-007] */
export const LOG_CAPS = { message: 256, stack: 1024, tag: 64, brandId: 3 } as const;
