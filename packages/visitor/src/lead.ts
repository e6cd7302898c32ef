/** How long before a promotion's start or end an open page prepares for it, in ms. */
export const LEAD_MS = 10_000;
