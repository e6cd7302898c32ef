import { asText } from "../values/as-text.ts";
import type { BrandConfig } from "../config/schema.ts";

const KEEPS_EMAIL_COUPON: ReadonlySet<string> = new Set(["RE", "INS", "MTG"]);

/** Whether the brand keeps an emailed coupon; any other removes its cookie on page load. [CK-013] */
export function keepsEmailCoupon(brand: BrandConfig): boolean {
  return brand.id === "QA" || (brand.id !== "PA" && KEEPS_EMAIL_COUPON.has(brand.vertical));
}

/** The affiliate event to remember, or null: only with an event id and `utm_source=cj`. [CK-012] */
export function affiliateEvent(search: string): string | null {
  const query = new URLSearchParams(asText(search));
  return query.get("utm_source") === "cj" ? query.get("cjevent") || null : null;
}
