import { expect, test } from "vitest";
import * as main from "./index.ts";
import * as answers from "./answers/index.ts";
import * as bundle from "./bundle/index.ts";
import * as policy from "./policy/complete-policy.ts";
import * as start from "./start/index.ts";

test.each([
  {
    entry: "main",
    names: Object.keys(main),
    expected: ["builtSheets", "finishPage", "pageSources", "readIntegrity", "readStyleSheet"],
  },
  {
    entry: "answers",
    names: Object.keys(answers),
    expected: [
      "CHANGED_LATER",
      "SLOTS_HEADERS",
      "changeAnswer",
      "changeAnswers",
      "createDynamicChange",
      "dynamicPageHeaders",
      "fillsHeading",
      "headingChange",
    ],
  },
  { entry: "bundle", names: Object.keys(bundle), expected: ["buildBundle", "developmentBundle", "saves"] },
  {
    entry: "policy",
    names: Object.keys(policy),
    expected: [
      "PAGE_SCRIPTS",
      "PAGE_STYLES",
      "POLICY",
      "POLICY_REPORT_ONLY",
      "ROOM_FOR_SCRIPTS",
      "ROOM_FOR_STYLES",
      "allowInlineScript",
      "completePolicy",
      "findNonce",
      "hashSource",
      "isAllowedInlineScript",
    ],
  },
  {
    entry: "start",
    names: Object.keys(start),
    expected: [
      "BUILT_FILES",
      "BUNDLE_FOLDER",
      "BUNDLE_PATH",
      "CARRY_QUERY",
      "DEVELOPMENT_BUNDLE",
      "DEVELOPMENT_CHANGES",
      "MANIFEST",
      "PAGE_DATA_NAME",
      "PAGE_DATA_PATH",
      "PROPS_INDEX",
      "RUNTIME_LOADER",
      "RUNTIME_STARTER",
      "SETTINGS_MARK",
      "STORED_NAME",
      "STORED_TYPES",
      "STYLES_AWAITED",
      "carryRules",
      "dataName",
      "getStoredName",
      "islandFiles",
      "scriptJson",
      "startFiles",
    ],
  },
])("exports these names of $entry and no others: to take one away is a breaking change", ({ names, expected }) => {
  expect(names.toSorted()).toEqual(expected);
});
