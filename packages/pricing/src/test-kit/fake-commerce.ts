import { roundCents } from "../money/money.ts";
import type { Quote, QuoteFacts, RefusedCode, RefusedReason } from "../quote/quote.ts";
import { asList, asObject, asText, texts } from "../wire.ts";
import { aPriceSet, aQuote } from "./builders.ts";

/** The failures of commerce that an app can notice, to run one test for each. */
export const COMMERCE_FAULTS = [
  /** No response: the request rejects. */
  "no-answer",
  "status-503",
  "not-json",
  /** A response without line items. */
  "no-price",
  "other-product",
  "other-currency",
] as const;

/** One of `COMMERCE_FAULTS`, or "never" for a request that only its signal ends. */
export type CommerceFault = (typeof COMMERCE_FAULTS)[number] | "never";

/**
 * The effect of a code: whole percent or cents off, or commerce's reason for refusing it. Without `products` it is for
 * all of them.
 */
export type FakeCode = (
  | { readonly percent: number }
  | { readonly flat: number }
  | { readonly refused: RefusedReason }
) & {
  readonly products?: readonly string[];
};

/** A price request for one set of products. */
export interface FakeQuestion {
  readonly productIds: readonly string[];
  readonly couponCodes: readonly string[];
}

/** What the fake sells, which codes it knows, and when it fails. */
export interface FakeCommerceOptions {
  /** Products by id, each with the relevant facts of its quote, in cents. */
  readonly products: Readonly<Record<string, Partial<QuoteFacts>>>;
  /** Codes in any case; the one that lowers a price most counts. */
  readonly codes?: Readonly<Record<string, FakeCode>>;
  /** Returns the fault for a request, or null for a normal response. */
  readonly fault?: (question: FakeQuestion) => CommerceFault | null;
}

/** Commerce for tests: the same responses from one function and from a `fetch`. */
export interface FakeCommerce {
  /** Responds to one request with one item of `priceSetList`, as `offerFor` of `@courseway/coupons/offer` needs it. */
  readonly ask: (question: FakeQuestion) => Promise<unknown>;
  /** Responds to the multi-price request (POST) and the single price request (GET), at any address. */
  readonly fetch: typeof globalThis.fetch;
  /** All requests, in order. */
  readonly questions: readonly FakeQuestion[];
}

type TakenCode = Exclude<FakeCode, { readonly refused: RefusedReason }>;

const lowered = (price: number, code: TakenCode): number =>
  "flat" in code ? Math.max(0, price - code.flat) : roundCents(price * (100 - code.percent), 100);

const sum = (quotes: readonly Quote[], name: "originalPrice" | "maxPrice" | "productFees" | "seatHours"): number =>
  quotes.reduce((all, quote) => all + quote[name], 0);

/** The price with one code, which lowers only the products that it is for. */
function priceWith(sold: readonly Quote[], code: TakenCode): number {
  const { products } = code;
  const isFor = ({ productIds }: Quote): boolean => !products || productIds.some((id) => products.includes(id));
  const original = sum(sold, "originalPrice");
  const reduced = sum(sold.filter(isFor), "originalPrice");
  return original - reduced + lowered(reduced, code);
}

type Coupon = Pick<Required<QuoteFacts>, "discountPrice" | "couponCode" | "offPercent" | "discountType">;

const codeNamed = (code: string, codes: FakeCommerceOptions["codes"]): FakeCode | undefined =>
  Object.entries(codes ?? {}).find(([name]) => name.toLowerCase() === code.toLowerCase())?.[1];

/** The codes of a request that are refused with a reason. */
const refusedCodes = (asked: readonly string[], codes: FakeCommerceOptions["codes"]): readonly RefusedCode[] =>
  asked.flatMap((code) => {
    const known = codeNamed(code, codes);
    return known && "refused" in known ? [{ code, reason: known.refused }] : [];
  });

/** The code that lowers the price most; the first of two that lower it equally. */
function bestCoupon(sold: readonly Quote[], asked: readonly string[], codes: FakeCommerceOptions["codes"]): Coupon {
  let best: Coupon = {
    discountPrice: sum(sold, "originalPrice"),
    couponCode: null,
    offPercent: null,
    discountType: "PERCENT",
  };
  for (const couponCode of asked) {
    const code = codeNamed(couponCode, codes);
    if (!code || "refused" in code) continue;
    const discountPrice = priceWith(sold, code);
    if (discountPrice >= best.discountPrice) continue;
    best =
      "flat" in code
        ? { discountPrice, couponCode, offPercent: null, discountType: "FLAT" }
        : { discountPrice, couponCode, offPercent: code.percent, discountType: "PERCENT" };
  }
  return best;
}

function itemFor({ productIds, couponCodes }: FakeQuestion, { products, codes }: FakeCommerceOptions) {
  const sold = productIds.flatMap((id) => {
    const facts = products[id];
    return facts ? [aQuote({ ...facts, productIds: [id] })] : [];
  });
  const [first] = sold;
  if (!first || sold.length < productIds.length) return { display: { grossTotal: 0, total: 0 }, lineItemList: [] };
  const refused = refusedCodes(couponCodes, codes);
  return aPriceSet({
    ...first,
    ...bestCoupon(sold, couponCodes, codes),
    ...(refused.length > 0 && { refused }),
    productIds,
    courseIds: sold.flatMap(({ courseIds }) => courseIds.slice(0, 1)),
    originalPrice: sum(sold, "originalPrice"),
    maxPrice: sold.some(({ maxPrice }) => maxPrice === 0) ? 0 : sum(sold, "maxPrice"),
    productFees: sum(sold, "productFees"),
    seatHours: sum(sold, "seatHours"),
  });
}

function answerTo(question: FakeQuestion, fault: CommerceFault | null, options: FakeCommerceOptions): unknown {
  const item = itemFor(question, options);
  if (fault === "no-price") return { ...item, lineItemList: [] };
  if (fault === "other-currency") return { ...item, currency: "CAD" };
  return fault === "other-product" ? aPriceSet({ productIds: ["another-product"] }) : item;
}

const ended = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(signal?.reason);
    if (signal?.aborted) end();
    signal?.addEventListener("abort", end);
  });

/** The failure of a whole request; null for a normal response. */
function brokenCall(fault: CommerceFault | null, signal?: AbortSignal | null): Promise<Response> | null {
  if (fault === "no-answer") return Promise.reject(new TypeError("fetch failed"));
  if (fault === "never") return ended(signal);
  if (fault === "status-503") return Promise.resolve(new Response("Try later.", { status: 503 }));
  return fault === "not-json" ? Promise.resolve(new Response("<!doctype html><title>Sign in</title>")) : null;
}

const toQuestion = (productIds: unknown, couponCodes: unknown): FakeQuestion => ({
  productIds: texts(asList(productIds)),
  couponCodes: texts(asList(couponCodes)),
});

/**
 * The parts of a request: its address may be relative, and its signal may come from another window than this `Request`.
 */
async function readCall(input: Parameters<typeof globalThis.fetch>[0], init: RequestInit | undefined) {
  const request = input instanceof Request ? input : null;
  return {
    url: input instanceof Request ? input.url : input.toString(),
    method: (init?.method ?? request?.method ?? "GET").toUpperCase(),
    body: typeof init?.body === "string" ? init.body : ((await request?.text()) ?? ""),
    signal: init?.signal ?? request?.signal ?? null,
  };
}

/** The questions of a multi-price body. */
function parseQuestions(body: string): readonly FakeQuestion[] {
  const sets: unknown = asObject(JSON.parse(body)).priceSetList;
  return asList(sets).map((set) => toQuestion(asObject(set).productIdList, asObject(set).couponCodeList));
}

/** The single price response has its totals at the top level. */
function singleAnswer(answer: unknown): object {
  const { display, couponList, ...rest } = asObject(answer);
  return { ...rest, ...asObject(display), displayCouponList: couponList };
}

/**
 * Fakes commerce for tests, without a network: sells what the test names, at the best price of the codes in the
 * request, and fails when the test says so. Pass `ask` to `offerFor`, and `fetch` to the code that makes the
 * multi-price request.
 *
 * @example
 * const commerce = fakeCommerce({ products: { "tx-90": { originalPrice: 12900 } }, codes: { SALE20: { percent: 20 } } });
 */
export function fakeCommerce(options: FakeCommerceOptions): FakeCommerce {
  const questions: FakeQuestion[] = [];
  const findFault = (question: FakeQuestion): CommerceFault | null => options.fault?.(question) ?? null;
  const call = (asked: readonly FakeQuestion[], signal?: AbortSignal | null): Promise<Response> | null => {
    questions.push(...asked);
    for (const question of asked) {
      const broken = brokenCall(findFault(question), signal);
      if (broken) return broken;
    }
    return null;
  };
  const answer = (question: FakeQuestion): unknown => answerTo(question, findFault(question), options);

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, method, body, signal } = await readCall(input, init);
    if (method === "GET") {
      const { searchParams } = new URL(url, "https://commerce.test");
      const question = toQuestion(searchParams.getAll("productIdList[]"), searchParams.getAll("couponCodeList[]"));
      return call([question], signal) ?? Response.json(singleAnswer(answer(question)));
    }
    const asked = parseQuestions(body);
    return call(asked, signal) ?? Response.json({ priceSetList: asked.map(answer) });
  };

  return {
    questions,
    fetch,
    ask: async (question) => {
      const broken = call([question]);
      if (!broken) return answer(question);
      const response = await broken;
      if (!response.ok) throw new Error(`commerce answered ${asText(response.status)}`);
      return response.json();
    },
  };
}
