/** Fired on the window once links carry the visitor's parameters along, or are known to need nothing. */
export const LINKS_READY = "courseway:links-ready";
