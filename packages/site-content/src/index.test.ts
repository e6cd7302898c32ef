import { expect, test } from "vitest";
import * as files from "./files/index.ts";
import * as siteContent from "./index.ts";
import * as siteIndex from "./site-index/index.ts";

test.each([
  {
    entry: ".",
    names: Object.keys(siteContent),
    expected: [
      "ASK_EVERY_MS",
      "FAILED_FOR_MS",
      "LastGood",
      "canonicalPath",
      "createPageStore",
      "findAddress",
      "findExpiry",
      "forgetLookups",
      "isMissing",
      "isSnapshot",
      "newLookupMemory",
      "processLookups",
      "publishCount",
      "publishHeard",
      "rememberMissing",
      "selectCurrent",
      "trueUntil",
      "unreadDates",
      "unreadDatesOfPage",
      "watchContent",
    ],
  },
  {
    entry: "./site-index",
    names: Object.keys(siteIndex),
    expected: [
      "buildTrail",
      "createSiteGlobals",
      "createSiteIndex",
      "indexedPages",
      "listMainPages",
      "meantPage",
      "namedPage",
      "redirectTarget",
      "searchPages",
      "suggestionsFor",
      "wordsOfPath",
    ],
  },
  {
    entry: "./files",
    names: Object.keys(files),
    expected: ["FEED_TYPES", "MOST_ADDRESSES", "MOST_ARTICLES", "feed", "isFeedName", "robotsText", "sitemap"],
  },
])("$entry exports these names and no others: to take one away is a breaking change", ({ names, expected }) => {
  expect(names.toSorted()).toEqual(expected);
});
