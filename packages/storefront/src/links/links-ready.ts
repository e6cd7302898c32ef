/** Fired on the window once links have the visitor's parameters, or are known to need nothing. */
export const LINKS_READY = "courseway:links-ready";

/** A click on a link is held this long at most, in ms: a link that loses a coupon is better than one that does nothing. */
export const EARLY_CLICK_LIMIT_MS = 4000;
