export { isSubscribeBrand, sentBrand, SUBSCRIBE_BRANDS, type SubscribeBrand } from "./brands.ts";
export { createMailingLists, type MailingListOptions, type MailingLists } from "./client.ts";
export { InvalidBrandError, SubscriptionError, USER_NOT_ADDED } from "./errors.ts";
export { type Subscriber, SUBSCRIBER_FIELDS, type SubscriberFields, type Subscription } from "./mapping.ts";
