export type { CacheEntry, CachePort } from "./cache/index.ts";
export { memoryCache } from "./cache/index.ts";
export type {
  Commerce,
  CommerceAuth,
  CommerceBaseParams,
  CommerceOptions,
  ContentCategory,
  PriceSet,
  ProductInfoResponse,
  ScheduleCategory,
  ScheduleEvent,
  ScheduleItem,
  ScheduleOptions,
  ScheduleProduct,
  ScheduleSession,
  ScheduleUse,
  ScheduleWindow,
} from "./commerce/index.ts";
export {
  BUILDER_SCHEDULE_CATEGORY,
  createCommerce,
  DOCUMENTED_SCHEDULE_WINDOW,
  enrichScheduleItem,
  PRODUCT_WEBINAR_SCHEDULE_LOAD_FAILED,
  rollingScheduleWindow,
  WEBINAR_CATEGORY_CODES,
  WEBINAR_CATEGORY_TITLES,
  WEBINAR_SCHEDULE_LOAD_FAILED,
} from "./commerce/index.ts";
export type { Fetch, HttpFailure, TransportOptions } from "./http/index.ts";
export { HttpError, logHttpError, reportHttpError } from "./http/index.ts";
export type { Job, JobBoard, JobBoardOptions } from "./jobs/index.ts";
export { createJobBoard, formatJobBoardError } from "./jobs/index.ts";
export type { IpLookupOptions, Location, LocationOptions, Visitor } from "./location/index.ts";
export { createIpLookup, createLocation, whereAmIUrl } from "./location/index.ts";
export type {
  MailingListOptions,
  MailingLists,
  SubscribeBrand,
  Subscriber,
  SubscriberFields,
  Subscription,
} from "./mailing-lists/index.ts";
export {
  createMailingLists,
  InvalidBrandError,
  isSubscribeBrand,
  sentBrand,
  SUBSCRIBE_BRANDS,
  SUBSCRIBER_FIELDS,
  SubscriptionError,
  USER_NOT_ADDED,
} from "./mailing-lists/index.ts";
export type { Referral, Referrals, ReferralsOptions } from "./referral/index.ts";
export { createReferrals, ReferralError } from "./referral/index.ts";
export type { Reviews, ReviewsOptions, TrustRating } from "./reviews/index.ts";
export { createReviews } from "./reviews/index.ts";
export type { UserProfiles, UserProfilesOptions, UserRecord } from "./user-profiles/index.ts";
export { createUserProfiles } from "./user-profiles/index.ts";
export type { SyncedUser, UserSync, UserSyncOptions } from "./user-sync/index.ts";
export { createUserSync } from "./user-sync/index.ts";
export type { Video, Videos, VideosOptions } from "./video/index.ts";
export { createVideos, croppedThumbnail, isoDuration } from "./video/index.ts";
