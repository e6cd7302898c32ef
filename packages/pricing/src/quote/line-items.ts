import { cents, type Cents } from "../money/cents.ts";
import { toCents } from "../money/to-cents.ts";
import type { Quote } from "./quote.ts";
import { asAmount, asList, asObject, asText, texts, type Wire } from "../wire.ts";

/** The line items of an answer that name a product or a course. Their facts are under `product`, or next to it. */
export function lineItems(answer: Wire): Wire[] {
  return asList(answer.lineItemList)
    .map(flattenLine)
    .filter(({ _id: id, courseId }) => asText(id) || asText(courseId));
}

function flattenLine(line: unknown): Wire {
  const { product, ...beside } = asObject(line);
  return { ...beside, ...asObject(product) };
}

/** The fees of all line items: the sum of their sister products of type FEE, null where one is not money. [PR-030] */
export function sumFees(items: readonly Wire[]): Cents | null {
  return sumOrNull(items.flatMap(sisterFees).map((fee) => toCents(fee.value)));
}

/** What line items say in addition to amounts; the first one that names a thing decides, hours add up. [PR-030] */
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

/** The ids of the products that line items name; null where one names its course only, so that the products are not all known. */
export function namedProducts(items: readonly Wire[]): readonly string[] | null {
  const ids = texts(items.map(({ _id: id }) => id));
  return ids.length === items.length ? ids : null;
}

/** A currency that an answer says and that is not US dollars; null for none. */
export function foreignCurrency(answer: Wire, items: readonly Wire[]): string | null {
  const places = [answer, asObject(answer.display), ...items, ...items.map(({ pricing }) => asObject(pricing))];
  const said = places.flatMap(({ currency, currencyCode }) => [currency, currencyCode]);
  const isForeign = (one: unknown): boolean => one != null && one !== "" && asText(one).toUpperCase() !== "USD";
  const foreign = said.find(isForeign);
  return foreign === undefined ? null : asText(foreign) || "a currency that cannot be read";
}

/** The list price. Without that of one line item there is none to compare with: 0 means missing. [PR-020] */
export function listPrice(items: readonly Wire[]): Cents {
  return sumOrNull(items.map((item) => toCents(asObject(item.pricing).max))) ?? cents(0);
}

function sisterFees(item: Wire): Wire[] {
  return asList(item.sisterProductList)
    .map(asObject)
    .filter(({ type, value }) => type === "FEE" && value != null);
}

/** A partial sum would be a wrong amount: null where a part is not known. */
function sumOrNull(parts: readonly (Cents | null)[]): Cents | null {
  return parts.reduce<Cents | null>(
    (sum, part) => (sum === null || part === null ? null : cents(sum + part)),
    cents(0),
  );
}
