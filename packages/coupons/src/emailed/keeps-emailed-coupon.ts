const KEEPING = new Set(["RE", "INS", "MTG", "QA"]);

/** True for the verticals (and the test brand QA) whose visitors keep an emailed coupon from page to page. [CK-013] */
export function keepsEmailedCoupon(vertical: string): boolean {
  return KEEPING.has(vertical);
}
