import { expect, test } from "vitest";
import * as services from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(services).toSorted()).toEqual([
    "BUILDER_SCHEDULE_CATEGORY",
    "DOCUMENTED_SCHEDULE_WINDOW",
    "HttpError",
    "InvalidBrandError",
    "PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED",
    "ReferralError",
    "SUBSCRIBER_FIELDS",
    "SUBSCRIBE_BRANDS",
    "SubscriptionError",
    "USER_NOT_ADDED",
    "WEBINAR_CATEGORY_CODES",
    "WEBINAR_CATEGORY_TITLES",
    "WEBINAR_SCHEDULE_LOAD_FAILED",
    "createCommerce",
    "createIpLookup",
    "createJobBoard",
    "createLocation",
    "createMailingLists",
    "createReferrals",
    "createReviews",
    "createUserProfiles",
    "createUserSync",
    "createVideos",
    "croppedThumbnail",
    "enrichScheduleItem",
    "formatJobBoardError",
    "isSubscribeBrand",
    "isoDuration",
    "logHttpError",
    "memoryCache",
    "reportHttpError",
    "rollingScheduleWindow",
    "sentBrand",
    "whereAmIUrl",
  ]);
});

test("names the documented webinar categories [WS-003, WS-004]", () => {
  expect(services.WEBINAR_CATEGORY_CODES).toEqual(["INS", "MTG", "RE"]);
  expect(services.WEBINAR_CATEGORY_TITLES).toEqual([
    "Broker Pre-License",
    "Continuing Ed",
    "Managing Broker Pre-License",
    "Pre-License",
    "Residential Leasing Agent Pre-License",
  ]);
});
