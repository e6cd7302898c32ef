/** So long before a promotion's moment an open page gets ready for it, in ms. */
export const LEAD_MS = 10_000;
