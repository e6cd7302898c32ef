import { describe, expect, test } from "vitest";
import type { ReportEvent } from "../report.ts";
import { tracesSampleRate } from "../telemetry/start-telemetry.ts";
import type { LogEntry } from "./log-entry.ts";
import { createLogger, type LoggerOptions } from "./logger.ts";

function logged(event: ReportEvent, options: Partial<LoggerOptions> = {}): LogEntry {
  const lines: string[] = [];
  createLogger({ brandId: "ACE", now: () => 0, write: (line) => void lines.push(line), ...options }).report(event);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? "");
}

describe("a log line", () => {
  test.each([
    ["debug", "DEBUG", 20000],
    ["info", "INFO", 20000],
    ["warn", "WARN", 20000],
    ["error", "ERROR", 50000],
  ] as const)(
    "of level %s has severity %s and code %d when none is given [LOG-001, LOG-002, LOG-003]",
    (level, severity, code) => {
      expect(logged({ level, message: "m" })).toEqual({
        time: "1970-01-01T00:00:00.000Z",
        severity,
        code,
        message: "m",
        brandId: "ACE",
        tags: {},
      });
    },
  );

  test("keeps a code that is given, number or name [LOG-002, LOG-003]", () => {
    expect(logged({ level: "error", code: 40403, message: "m" }).code).toBe(40403);
    expect(logged({ level: "warn", code: "WEBINAR_SCHEDULE_LOAD_FAILED", message: "m" }).code).toBe(
      "WEBINAR_SCHEDULE_LOAD_FAILED",
    );
  });

  test("caps the message at 256 characters [LOG-004]", () => {
    expect(logged({ level: "info", message: "m".repeat(256) }).message).toHaveLength(256);
    expect(logged({ level: "info", message: "m".repeat(257) }).message).toBe("m".repeat(256));
  });

  test("caps the stack at 1024 characters [LOG-005]", () => {
    const error = new Error("deep");
    error.stack = "s".repeat(2000);
    expect(logged({ level: "error", message: "m", error }).stack).toBe("s".repeat(1024));
  });

  test("caps each tag at 64 characters [LOG-006]", () => {
    const { tags } = logged({ level: "info", message: "m", tags: { a: "x".repeat(64), b: "y".repeat(65) } });
    expect(tags).toEqual({ a: "x".repeat(64), b: "y".repeat(64) });
  });

  test.each([
    ["AARP", "AAR"],
    ["ACE", "ACE"],
  ])("cuts the brand id %s to %s [LOG-007]", (brandId, cut) => {
    expect(logged({ level: "info", message: "m" }, { brandId }).brandId).toBe(cut);
  });

  test("names the request that it happened in, where there is one", () => {
    expect(logged({ level: "info", message: "m" }, { requestId: () => "req-00000001" }).requestId).toBe("req-00000001");
    expect(logged({ level: "info", message: "m" }, { requestId: () => undefined })).not.toHaveProperty("requestId");
  });

  test("is redacted before it is cut, so that no half of an address is left", () => {
    const message = `${"m".repeat(250)} ann@example.com`;
    expect(logged({ level: "info", message }).message).toBe(`${"m".repeat(250)} [emai`);
  });

  test("is redacted in its stack and tags, and a tag by its name too", () => {
    const error = new Error("no answer for ann@example.com");
    const entry = logged({ level: "error", message: "m", error, tags: { phone: "312-555-0142", adaToken: "abc" } });
    expect(JSON.stringify(entry)).not.toMatch(/ann@|0142|"abc"/);
  });

  test("names the class of its error [ERR-002]", () => {
    expect(logged({ level: "error", message: "m", error: new TypeError("t") }).tags).toEqual({
      httpErrorClass: "Runtime JS",
    });
    expect(logged({ level: "error", message: "m", error: { status: 0 } }).tags).toEqual({
      httpErrorClass: "Http Preflight",
    });
  });
});

describe("errors", () => {
  test("go to the error-reporting service, and all else only to the log [ERR-001, ERR-003, ERR-017]", () => {
    const sent: string[] = [];
    const { report } = createLogger({
      brandId: "ACE",
      write: () => undefined,
      onError: ({ message }) => sent.push(message),
    });
    report({ level: "warn", message: "with", error: new Error("e") });
    report({ level: "error", message: "without" });
    expect(sent).toEqual(["with"]);
  });

  test.each([
    ["production", 0.2],
    ["preview", 1],
    ["development", 1],
  ])("asks for traces in %s at rate %d [ERR-018]", (environment, rate) => {
    expect(tracesSampleRate(environment)).toBe(rate);
  });
});
