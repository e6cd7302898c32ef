import { expect, test } from "vitest";
import * as observability from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(observability).toSorted()).toEqual([
    "DEFAULT_CODE",
    "DEFAULT_ERROR_CODE",
    "LOG_CAPS",
    "createLogger",
    "createReporting",
    "findStatus",
    "getMessage",
    "httpErrorClass",
    "redact",
  ]);
});
