import { cents, type Cents, toCents } from "../money/money.ts";
import type { Quote } from "./quote.ts";
import { asAmount, asList, asObject, asText, texts, type Wire } from "../wire.ts";

/** The line items of a response that name a product or a course. Their data is under `product`, or next to it. */
export function lineItems(answer: Wire): Wire[] {
  return asList(answer.lineItemList)
    .map(flattenLine)
    .filter(({ _id: id, courseId }) => asText(id) || asText(courseId));
}

function flattenLine(line: unknown): Wire {
  const { product, ...beside } = asObject(line);
  return { ...beside, ...asObject(product) };
}

/** The fees of all line items: the sum of their sister products of type FEE; null if one is not money. [PR-030] */
export function sumFees(items: readonly Wire[]): Cents | null {
  return sumOrNull(items.flatMap(sisterFees).map((fee) => toCents(fee.value)));
}

/** What line items say in addition to amounts; the first item with a value decides, hours add up. [PR-030] */
export function productFacts(
  items: readonly Wire[],
): Pick<Quote, "courseIds" | "title" | "feeDescription" | "filterType" | "app" | "disableRsa" | "seatHours"> {
  const first = (read: (item: Wire) => unknown): string => texts(items.map(read))[0] ?? "";
  const [fee = {}] = items.flatMap(sisterFees);
  return {
    courseIds: texts(items.map((item) => item.courseId)),
    title: first((item) => asObject(item.content).title),
    feeDescription: asText(fee.description) || asText(fee.title),
    filterType: first((item) => asObject(item.filter).type),
    app: first((item) => asObject(item.filter).app),
    disableRsa: items.some((item) => item.disableRsa === true),
    seatHours: items.reduce((sum, item) => sum + asAmount(item.regulatorySeatTime), 0),
  };
}

/** The product ids that line items name; null if one names only its course, so that not all products are known. */
export function namedProducts(items: readonly Wire[]): readonly string[] | null {
  const ids = texts(items.map(({ _id: id }) => id));
  return ids.length === items.length ? ids : null;
}

/** A response's currency if it is not US dollars; null otherwise. */
export function foreignCurrency(answer: Wire, items: readonly Wire[]): string | null {
  const places = [answer, asObject(answer.display), ...items, ...items.map(({ pricing }) => asObject(pricing))];
  const currencies = places.flatMap(({ currency, currencyCode }) => [currency, currencyCode]);
  const isForeign = (one: unknown): boolean => one != null && one !== "" && asText(one).toUpperCase() !== "USD";
  const foreign = currencies.find(isForeign);
  return foreign === undefined ? null : asText(foreign) || "a currency that cannot be read";
}

/** The list price; 0 means missing. If one line item has none, there is none to compare with. [PR-020] */
export function listPrice(items: readonly Wire[]): Cents {
  return sumOrNull(items.map((item) => toCents(asObject(item.pricing).max))) ?? cents(0);
}

function sisterFees(item: Wire): Wire[] {
  return asList(item.sisterProductList)
    .map(asObject)
    .filter(({ type, value }) => type === "FEE" && value != null);
}

/** A partial sum would be a wrong amount, so the sum is null if a part is unknown. */
function sumOrNull(parts: readonly (Cents | null)[]): Cents | null {
  return parts.reduce<Cents | null>(
    (sum, part) => (sum === null || part === null ? null : cents(sum + part)),
    cents(0),
  );
}
