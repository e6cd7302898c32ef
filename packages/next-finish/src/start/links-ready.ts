/** Fired on the window once links have the visitor's parameters, or are known to need nothing. */
export const LINKS_READY = "courseway:links-ready";
