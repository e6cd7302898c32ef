import { HttpError } from "@courseway/http";
import { httpErrorClass } from "@courseway/observability";
import { expect, test } from "vitest";
import { recorder } from "../testing/events.ts";
import { logHttpError, reportHttpError } from "./report-http-error.ts";

const withStatus = (status: number) => new HttpError("It failed.", { kind: "status", status });

test.each([
  ["no status", new TypeError("x is undefined"), "Runtime JS"],
  ["no status, not even an error", "text", "Runtime JS"],
  ["status 0", withStatus(0), "Http Preflight"],
  ["status 404", withStatus(404), "Http Native"],
  ["status 500, of whatever library", { status: 500 }, "Http Native"],
])("an error with %s has its class [ERR-002]", (_name, error, name) => {
  expect(httpErrorClass(error)).toBe(name);
});

test("reporting hands the error on, with its class and status [ERR-001, ERR-002]", () => {
  const { report, events } = recorder();
  const error = withStatus(500);
  reportHttpError(report, error, { level: "error", message: "No price.", tags: { tag: "price" } });
  expect(events).toEqual([
    {
      level: "error",
      message: "No price. It failed.",
      tags: { httpErrorClass: "Http Native", status: "500", tag: "price" },
      error,
    },
  ]);
});

test("the variant that only logs keeps the error to itself [ERR-003]", () => {
  const { report, events } = recorder();
  logHttpError(report, withStatus(0), { level: "warn", code: "X" });
  expect(events).toEqual([
    { level: "warn", code: "X", message: "It failed.", tags: { httpErrorClass: "Http Preflight", status: "0" } },
  ]);
});
