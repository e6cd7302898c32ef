import { codeReason } from "@courseway/coupons";
import type { Quote } from "@courseway/pricing";

/** A quote as visitors may see it: of the refused codes only those whose reason may be disclosed. [CP-024] */
export function toPublicQuote(quote: Quote | null): Quote | null {
  if (!quote?.refused) return quote;
  const { refused, ...rest } = quote;
  const reported = refused.filter(({ code }) => codeReason(code, { counted: quote.couponCode, refused }).disclose);
  return reported.length === 0 ? rest : { ...rest, refused: reported };
}
