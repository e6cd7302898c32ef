export {
  isSubscribeBrand,
  sentBrand,
  SUBSCRIBE_BRANDS,
  type SubscribeBrand,
  type Subscriber,
  SUBSCRIBER_FIELDS,
  type SubscriberFields,
  type Subscription,
} from "./subscription.ts";
export {
  createMailingLists,
  type MailingListOptions,
  type MailingLists,
  InvalidBrandError,
  SubscriptionError,
  USER_NOT_ADDED,
} from "./client.ts";
