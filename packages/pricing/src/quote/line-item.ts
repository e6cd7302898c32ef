import { toCents } from "../money/to-cents.ts";
import type { Cents } from "../money/cents.ts";
import { asAmount, asList, asObject, asText, type Wire } from "./wire.ts";

/** What a quote needs of one line item. [PR-030] */
export interface LineItem {
  readonly productId: string;
  readonly courseId: string;
  readonly title: string;
  /** Null where the service gives no list price. */
  readonly max: Cents | null;
  /** Null where a fee is present and is not money. */
  readonly fees: Cents | null;
  readonly feeDescription: string;
  readonly filterType: string;
  readonly app: string;
  readonly disableRsa: boolean;
  readonly seatHours: number;
}

/** Reads a line item whose product facts stand under `product`, or beside it. */
export function readLineItem(value: unknown): LineItem {
  const line = asObject(value);
  const item: Wire = { ...line, ...asObject(line.product) };
  const filter = asObject(item.filter);
  const fees = asList(item.sisterProductList).map(asObject).filter(isFee);

  return {
    productId: asText(item._id),
    courseId: asText(item.courseId),
    title: asText(asObject(item.content).title),
    max: toCents(asObject(item.pricing).max),
    fees: sumOrNull(fees.map((fee) => toCents(fee.value))),
    feeDescription: fees.map((fee) => asText(fee.description) || asText(fee.title)).find(Boolean) ?? "",
    filterType: asText(filter.type),
    app: asText(filter.app),
    disableRsa: item.disableRsa === true,
    seatHours: asAmount(item.regulatorySeatTime) ?? 0,
  };
}

/** The sum, or null where a part of it is not known: a partial sum would be a wrong amount. */
export function sumOrNull(parts: readonly (Cents | null)[]): Cents | null {
  return parts.reduce<Cents | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

function isFee(sister: Wire): boolean {
  return sister.type === "FEE" && sister.value !== undefined && sister.value !== null;
}
