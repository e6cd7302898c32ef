import { HEADING_SLOT, parseHeading } from "../heading-text.ts";
import type { IncomingMessage } from "node:http";
import { CHANGED_LATER, type FindChange } from "./change-answer.ts";

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes a text as React does, for HTML text and attributes. */
const inHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (letter) => HTML_ESCAPES[letter] ?? letter);

/** Escapes a text for a JSON string in a script element. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

/** The heading, escaped for its position in the HTML. Scripts that run stay unchanged, since the policy has their hashes. */
function writtenAt(html: string, position: number, heading: string): string {
  const open = html.lastIndexOf("<script", position);
  if (open < 0 || html.lastIndexOf("</script", position) > open) return inHtml(heading);
  const tag = html.slice(open, html.indexOf(">", open));
  return tag.includes(' type="application/ld+json"') ? inJson(heading) : HEADING_SLOT;
}

/** Fills a heading into the placeholders of a page that is cached once for all headings, always as text. [RT-045] */
export const fillSlots = (html: string, heading: string): string =>
  html.replaceAll(HEADING_SLOT, (_, position: number) => writtenAt(html, position, heading));

/** Request header that asks for placeholders. It is set or removed here, so no visitor can send it. */
const WILL_FILL = "x-courseway-fills-headings";

/** Whether a request may get a cached page with placeholders for the heading. */
export const fillsHeading = (headers: Headers): boolean => headers.get(WILL_FILL) === "1";

/** Response header of a page with placeholders to fill. */
const HAS_SLOTS = "x-courseway-heading-places";

/** The response headers of a page with placeholders. */
export const SLOTS_HEADERS = { [HAS_SLOTS]: "1", ...CHANGED_LATER };

/**
 * Tells the proxy that the response's placeholders will be filled with the heading that the request asks for. [RT-045]
 * @returns the function that fills them; null if the request asks for no heading that can be filled in
 */
export function headingChange(request: Pick<IncomingMessage, "url" | "headers">): FindChange | null {
  const { url = "" } = request;
  const heading = url.includes("hlText=") ? parseHeading(url.slice(url.indexOf("?"))) : null;
  delete request.headers[WILL_FILL];
  if (heading === null) return null;
  request.headers[WILL_FILL] = "1";
  // The stored validator belongs to the page with placeholders, so a 304 would be wrong.
  delete request.headers["if-none-match"];
  return (response) => {
    if (!response.hasHeader(HAS_SLOTS)) return null;
    response.removeHeader(HAS_SLOTS);
    return (html) => fillSlots(html, heading);
  };
}
