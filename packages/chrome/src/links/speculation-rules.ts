import { scriptJson } from "@courseway/next-finish/start";

/** Pages of this site only, and none that does something or depends on the request. */
const pages = [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/preview/*", "/*\\?*token=*"] } }];

/** The links that visitors follow most: the header's, a hero's and those of cards of products. */
const LIKELIEST = ":is(.cw-site-header,.cw-hero,.cw-home-hero,.cw-product-card,.cw-tile) a";

/** Resting on a link for a moment, or pressing it. Browsers do nothing of it where the visitor saves data or power. */
const eagerness = "moderate";

const rules = {
  prerender: [{ where: { and: [...pages, { selector_matches: LIKELIEST }] }, eagerness }],
  prefetch: [{ where: { and: pages }, eagerness }],
};

/**
 * The text of the script by which the browser renders a page while the visitor is about to follow its link, or at least fetches it.
 * On a prerendered page nothing of ours runs before the visitor is there (`RUNTIME_LOADER`).
 */
export const SPECULATION_RULES = scriptJson(rules);

/**
 * Says that a page's HTML is the same whatever else its address asks for, so that a visitor whose link gets a query or a code as it is
 * clicked (`CARRY_QUERY`) still has the page that the browser prepared without.
 */
export const NO_VARY_SEARCH = 'params, except=("hlText" "page" "token" "x-craft-preview" "x-craft-live-preview")';
