import { expect, test } from "vitest";
import * as limits from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(limits).toSorted()).toEqual([
    "createLimiter",
    "memoryCounters",
    "redisCounters",
    "visitorAddress",
    "visitorGroup",
  ]);
});
