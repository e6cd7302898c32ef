import { expect, test } from "vitest";
import * as front from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(front).toSorted()).toEqual([
    "SERVER_LIMITS",
    "STOP_LIMITS",
    "createFront",
    "followRequest",
    "installFront",
    "isStopping",
    "limitServers",
    "newTraffic",
    "onFirstRequest",
    "outliveLog",
    "standBefore",
    "stopServer",
  ]);
});
