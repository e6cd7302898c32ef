import { expect, test } from "vitest";
import * as appRoutes from "./app-routes.ts";
import * as front from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(front).toSorted()).toEqual([
    "SERVER_LIMITS",
    "STOP_LIMITS",
    "WARM_UP_LIMITS",
    "createFront",
    "followRequest",
    "installFront",
    "isStopping",
    "limitServers",
    "listSiteOrigins",
    "newTraffic",
    "onFirstRequest",
    "outliveLog",
    "standBefore",
    "stopServer",
    "warmUp",
  ]);
  expect(Object.keys(appRoutes).toSorted()).toEqual([
    "appRoutes",
    "builtFiles",
    "hasConditionalRoutes",
    "readAppRoutes",
  ]);
});
