/** The brand ids that a subscription may have. [ML-002] */
export const SUBSCRIBE_BRANDS = ["ACE", "AA", "INS", "MTG", "DEC", "IDS", "FLVS"] as const;

export type SubscribeBrand = (typeof SUBSCRIBE_BRANDS)[number];

const SENT_AS_ACE: ReadonlySet<SubscribeBrand> = new Set(["AA", "INS", "MTG"] as const);

/** Whether a subscription may have this brand id. [ML-002] */
export function isSubscribeBrand(brandId: string): brandId is SubscribeBrand {
  return SUBSCRIBE_BRANDS.some((brand) => brand === brandId);
}

/** Returns the id to send: ACE for AA, INS and MTG. [ML-005] */
export function sentBrand(brandId: SubscribeBrand): SubscribeBrand {
  return SENT_AS_ACE.has(brandId) ? "ACE" : brandId;
}

/** The profile fields that a form may set. Unknown ones would create new fields at the provider. [ML-001] */
export const SUBSCRIBER_FIELDS = [
  "studentFirstName",
  "studentEmail",
  "parentEmail",
  "phoneNumber",
  "courseState",
  "courseType",
  "userType",
  "productType",
] as const;

export type SubscriberFields = { readonly [Field in (typeof SUBSCRIBER_FIELDS)[number]]?: string };

export interface Subscriber {
  readonly email: string;
  readonly dataFields?: SubscriberFields;
}

/** One subscription: one list, one or more people. [ML-001, API-013] */
export interface Subscription {
  /** The site's own brand id; it is mapped before it is sent. [ML-005] */
  readonly brandId: string;
  readonly listId: number;
  readonly type: string;
  readonly subscribers: readonly Subscriber[];
}

/** Builds the documented payload; it contains the brand twice. [ML-001, ML-005] */
export function subscribePayload(subscription: Subscription, brand: SubscribeBrand) {
  const brandId = sentBrand(brand);
  return {
    listId: subscription.listId,
    type: subscription.type,
    brandId,
    subscribers: subscription.subscribers.map(({ email, dataFields }) => ({
      email,
      dataFields: { brandId, ...pickFields(dataFields ?? {}) },
    })),
  };
}

function pickFields(fields: SubscriberFields): Record<string, string> {
  const filled = SUBSCRIBER_FIELDS.map((name) => [name, fields[name] ?? ""] as const).filter(
    ([, value]) => value !== "",
  );
  return Object.fromEntries(filled);
}
