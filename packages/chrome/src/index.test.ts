import { expect, test } from "vitest";
import * as main from "./index.ts";
import * as links from "./links/index.ts";
import * as promotions from "./promotions/index.ts";
import * as safeTree from "./markup/index.ts";
import * as scripts from "./parts/scripts.ts";
import * as site from "./site/index.ts";
import * as vitals from "./vitals/index.ts";

test.each([
  {
    entry: "main",
    names: Object.keys(main),
    expected: [
      "Banners",
      "CompactHeader",
      "CouponsNeedScript",
      "Frame",
      "GraphicPromoBanner",
      "NavigationList",
      "NotFoundContent",
      "Overlays",
      "PageSettingsData",
      "PrivacyOpener",
      "ROW_MARK",
      "ReloadOnSave",
      "ReloadWhenBackIsland",
      "SearchForm",
      "SignInLink",
      "SiteFooter",
      "SiteHeader",
      "Suggestions",
      "accountMenu",
      "getYear",
      "outsideLink",
      "outsideLinks",
      "pageAnalytics",
      "pageOverlays",
      "readNavigation",
      "signInUrl",
      "standInVendors",
      "stateName",
    ],
  },
  { entry: "links", names: Object.keys(links), expected: ["decorateLink", "linkContext"] },
  { entry: "promotions", names: Object.keys(promotions), expected: ["promotions", "visitorSettings"] },
  { entry: "safeTree", names: Object.keys(safeTree), expected: ["isSuspension", "resolveNode"] },
  {
    entry: "scripts",
    names: Object.keys(scripts),
    expected: ["MISSED_WORDS", "NO_VARY_SEARCH", "SEARCH_PARAMETER", "SPECULATION_RULES", "searchText"],
  },
  {
    entry: "site",
    names: Object.keys(site),
    expected: [
      "CompactHeader",
      "NavigationList",
      "NotFoundContent",
      "PrivacyOpener",
      "SearchForm",
      "SignInLink",
      "SiteFooter",
      "SiteHeader",
      "accountMenu",
      "outsideLink",
      "outsideLinks",
      "readNavigation",
      "signInUrl",
    ],
  },
  {
    entry: "vitals",
    names: Object.keys(vitals),
    expected: ["ERROR_NAMES", "METRICS", "NAVIGATIONS", "PARTS", "SCRIPT_LOCATION", "chooseWord"],
  },
])("exports these names of $entry and no others: to take one away is a breaking change", ({ names, expected }) => {
  expect(names.toSorted()).toEqual(expected);
});
