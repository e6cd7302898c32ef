import type { Delivery } from "./bundle-types.ts";

/** How the delivery methods are shown. [BB-003] */
export const DELIVERY_LABELS: Readonly<Record<Delivery, string>> = { webinar: "Webinar", online: "Online Self-Study" };

/** Said of the disabled cart button. [BB-010] */
export const NOTHING_SELECTED = "Please select at least one product";
