/** A rule for prices, codes or links, as a changelog names it. */
export interface ReplayRule {
  readonly name: string;
  /** The ids in the requirements catalog. */
  readonly requirements: string;
}

/** The rules for the output of `describePrice`, causes before their consequences. */
const PRICE_RULES: readonly (readonly [fields: readonly string[], rule: ReplayRule])[] = [
  [["final"], { name: "the price", requirements: "PR-009, PR-010" }],
  [["compareAt"], { name: "the crossed-out price", requirements: "PR-010, PR-011, PR-012" }],
  [
    ["finalText", "compareAtText", "originalText", "discountText"],
    { name: "how amounts are written", requirements: "PR-008" },
  ],
  [["startingAt"], { name: "Starting at", requirements: "PR-014" }],
  [["feeText"], { name: "the fee", requirements: "PR-013" }],
  [["badgeText"], { name: "the badge", requirements: "PR-020, PR-021, PR-022" }],
  [["savePercent"], { name: "percent off the list price", requirements: "PR-020" }],
  [["badgeNote"], { name: "the badge's note", requirements: "PR-020, PR-021" }],
  [["saveText"], { name: "Save N% Today", requirements: "PR-023, PR-024" }],
  [["savingsText"], { name: "the savings in dollars", requirements: "PR-025, PR-026, PR-027" }],
  [["affirm", "klarna"], { name: "pay later", requirements: "PR-015 to PR-019" }],
];

/** The rules for links by the parameters that differ; null for the address before the query. */
const LINK_RULES: readonly (readonly [parameters: readonly string[], rule: ReplayRule])[] = [
  [["bundleCoupon"], { name: "the bundle's coupon on links", requirements: "CP-022" }],
  [["productId"], { name: "the products on links", requirements: "CP-019" }],
  [["courseId"], { name: "the courses on links", requirements: "CP-019" }],
  [["state"], { name: "the state on links", requirements: "CP-019" }],
];

const CODE_NAME: ReplayRule = { name: "the name of the codes on links", requirements: "CP-020, CP-021" };
const CODES: ReplayRule = { name: "the codes on links", requirements: "CP-013, CP-014" };
const ADDRESS: ReplayRule = { name: "the address of links", requirements: "CP-016, CP-019" };
const BY_FUNCTION: Readonly<Record<string, ReplayRule>> = {
  linkCodes: { name: "the codes that a price is asked with", requirements: "CP-013" },
  offerBanner: { name: "when the offer banner shows", requirements: "PB-001, PB-002" },
  topPromo: { name: "when the top banner shows", requirements: "PB-006, PB-007, PB-010" },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function priceRule(before: unknown, after: unknown): ReplayRule {
  if (!isRecord(before) || !isRecord(after)) return { name: "whether there is a price", requirements: "PR-031" };
  const found = PRICE_RULES.find(([fields]) => fields.some((field) => !isSame(before[field], after[field])));
  return found?.[1] ?? { name: "another field of a price", requirements: "" };
}

const splitLink = (link: string) => {
  const [address = "", query = ""] = (link.split("#", 1)[0] ?? "").split("?");
  return { address, query: new URLSearchParams(query) };
};

/** Lists the parameters that only the first link has. */
const onlyIn = (one: URLSearchParams, other: URLSearchParams): readonly string[] =>
  [...one.keys()].filter((name) => !other.has(name));

function linkRule(before: unknown, after: unknown): ReplayRule {
  if (typeof before !== "string" || typeof after !== "string") return ADDRESS;
  const [one, other] = [splitLink(before), splitLink(after)];
  if (one.address !== other.address) return ADDRESS;
  const isOther = (name: string): boolean => !isSame(one.query.getAll(name), other.query.getAll(name));
  const named = LINK_RULES.find(([parameters]) => parameters.some(isOther));
  if (named !== undefined) return named[1];
  // The same codes under another name mean that only the name changed.
  const [gone] = onlyIn(one.query, other.query);
  const [come] = onlyIn(other.query, one.query);
  const isRenamed = gone !== undefined && come !== undefined && one.query.get(gone) === other.query.get(come);
  return isRenamed ? CODE_NAME : CODES;
}

/** Finds the rule by which two results of a function differ. */
export function findRule(name: string, before: unknown, after: unknown): ReplayRule {
  if (name === "describePrice") return priceRule(before, after);
  if (name === "buildCheckoutUrl" || name === "checkoutLink") return linkRule(before, after);
  return BY_FUNCTION[name] ?? { name: `the function ${name}`, requirements: "" };
}
