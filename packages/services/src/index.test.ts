import { expect, test } from "vitest";
import * as services from "./index.ts";

test("exports these names and no others: to take one away is a breaking change", () => {
  expect(Object.keys(services).toSorted()).toEqual([
    "BUILDER_SCHEDULE_CATEGORY",
    "DEFAULT_CODE",
    "DEFAULT_ERROR_CODE",
    "DOCUMENTED_SCHEDULE_WINDOW",
    "HttpError",
    "InvalidBrandError",
    "LOG_CAPS",
    "PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED",
    "ReferralError",
    "SEVERITIES",
    "SUBSCRIBER_FIELDS",
    "SUBSCRIBE_BRANDS",
    "SubscriptionError",
    "USER_NOT_ADDED",
    "WEBINAR_CATEGORY_CODES",
    "WEBINAR_CATEGORY_TITLES",
    "WEBINAR_SCHEDULE_LOAD_FAILED",
    "createCommerce",
    "createErrorReporting",
    "createIpLookup",
    "createJobBoard",
    "createLocation",
    "createLogger",
    "createMailingLists",
    "createReferrals",
    "createReviews",
    "createUserProfiles",
    "createUserSync",
    "createVideos",
    "croppedThumbnail",
    "enrichScheduleItem",
    "formatJobBoardError",
    "httpErrorClass",
    "isSubscribeBrand",
    "isoDuration",
    "logHttpError",
    "memoryCache",
    "redact",
    "reportHttpError",
    "rollingScheduleWindow",
    "sentBrand",
    "tracesSampleRate",
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
