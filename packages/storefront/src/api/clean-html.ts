import { fromHtml } from "hast-util-from-html";
import { defaultSchema, sanitize, type Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

/** Words and lists; nothing that loads, runs, or takes a name of the page's own. */
const schema: Schema = {
  ...defaultSchema,
  tagNames: ["a", "b", "br", "em", "h3", "h4", "h5", "i", "li", "ol", "p", "span", "strong", "u", "ul"],
  attributes: { a: ["href"] },
  protocols: { href: ["https", "http", "mailto", "tel"] },
};

/** A service's HTML with nothing in it that could run, ready to be shown. */
export const cleanHtml = (html: string): string => toHtml(sanitize(fromHtml(html, { fragment: true }), schema));
