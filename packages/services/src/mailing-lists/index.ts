export { isSubscribeBrand, sentBrand, SUBSCRIBE_BRANDS, type SubscribeBrand } from "./brands.ts";
export { createMailingLists, type MailingListOptions, type MailingLists } from "./client.ts";
export { InvalidBrandError, SubscriptionError, USER_NOT_ADDED } from "./errors.ts";
export { EMAIL_FORM_LISTS, emailFormLists, type EmailFormListChoice, listType, MAILING_LISTS } from "./lists.ts";
export { type Subscriber, SUBSCRIBER_FIELDS, type SubscriberFields, type Subscription } from "./mapping.ts";
