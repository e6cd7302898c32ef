import { expect, test } from "vitest";
import * as evidence from "./index.ts";
import * as sourceLocation from "./source-location.ts";
import * as command from "./vitals/run-vitals.ts";
import * as vitals from "./vitals/index.ts";

test.each([
  {
    entry: ".",
    names: Object.keys(evidence),
    expected: ["createClaimLedger", "createRecorder", "fileStore", "openLedger", "openRecorder", "redisClaimStore"],
  },
  { entry: "./source-location", names: Object.keys(sourceLocation), expected: ["MAPS_FOLDER", "findSourceLocation"] },
  {
    entry: "./vitals",
    names: Object.keys(vitals),
    expected: [
      "FIELD_GOALS",
      "errorLine",
      "fieldMetrics",
      "fieldReport",
      "readErrorLine",
      "readVitalsLine",
      "refusalLine",
      "vitalsLine",
    ],
  },
  { entry: "./vitals-command", names: Object.keys(command), expected: ["runVitals"] },
])("$entry exports these names and no others: to take one away is a breaking change", ({ names, expected }) => {
  expect(names.toSorted()).toEqual(expected);
});
