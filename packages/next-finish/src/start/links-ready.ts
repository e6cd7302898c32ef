/** Fired on the window once links have the visitor's parameters, or need none. */
export const LINKS_READY = "courseway:links-ready";
