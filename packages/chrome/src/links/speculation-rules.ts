import { scriptJson } from "@courseway/next-finish/start";

/** Only pages of this site, without those that have side effects or depend on the request. */
const pages = [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/preview/*", "/*\\?*token=*"] } }];

/** The links that visitors follow most: the header's, a hero's and those of cards of products. */
const LIKELIEST = ":is(.cw-site-header,.cw-hero,.cw-home-hero,.cw-product-card,.cw-tile) a";

/** When a visitor rests on a link or presses it. Browsers skip it in data or power saving modes. */
const eagerness = "moderate";

const rules = {
  prerender: [{ where: { and: [...pages, { selector_matches: LIKELIEST }] }, eagerness }],
  prefetch: [{ where: { and: pages }, eagerness }],
};

/**
 * The text of the script that makes browsers prerender, or at least prefetch, a page that the visitor is about to open. On a prerendered
 * page none of our code runs before the visitor opens it (`RUNTIME_LOADER`).
 */
export const SPECULATION_RULES = scriptJson(rules);

/**
 * Declares that a page's HTML does not depend on other parameters, so that a link that gets a query or a code when it is clicked
 * (`CARRY_QUERY`) still uses the page that the browser prepared without it.
 */
export const NO_VARY_SEARCH = 'params, except=("hlText" "page" "token" "x-craft-preview" "x-craft-live-preview")';
