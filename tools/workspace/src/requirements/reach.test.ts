import { expect, it } from "vitest";
import { getReach } from "./reach.ts";

it.each([
  ["packages/page-model/src/page-model.test.ts", "met"],
  ["packages/blocks/src/learn-more/learn-more.test.ts", "met"],
  ["packages/ui/src/button/button.test.tsx", "met"],
  ["packages/ui/src/button/button.stories.tsx", "met"],
  ["packages/content-client/src/check/check.test.ts", "met"],
  ["tools/e2e/src/journeys/visit.spec.ts", "met"],
  ["tools/workspace/src/packed/packed.test.ts", "met"],
  ["apps/ace/src/chrome.test.ts", "met"],
  ["packages/coupons/src/codes/code-list.test.ts", "library"],
  ["packages/services/src/commerce/quotes.test.ts", "library"],
  ["tools/sandbox/src/commerce/prices.test.ts", "library"],
  ["somewhere/else.test.ts", "library"],
])("a test at %s proves what is %s", (file, reach) => {
  expect(getReach(file)).toBe(reach);
});
