import { codeReason } from "@courseway/coupons";
import type { Quote } from "@courseway/pricing";

/** A quote as it leaves the server: of the codes that commerce refused, those whose visitor may know why. [CP-024] */
export function toldQuote(quote: Quote | null): Quote | null {
  if (!quote?.refused) return quote;
  const { refused, ...rest } = quote;
  const reported = refused.filter(({ code }) => codeReason(code, { counted: quote.couponCode, refused }).disclose);
  return reported.length === 0 ? rest : { ...rest, refused: reported };
}
