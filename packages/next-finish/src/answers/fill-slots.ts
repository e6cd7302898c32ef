import { HEADING_SLOT } from "../heading-text.ts";

const SLOT = Buffer.from(HEADING_SLOT);

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
function writtenAt(html: Buffer, position: number, heading: string): string {
  const open = html.lastIndexOf("<script", position);
  if (open < 0 || html.lastIndexOf("</script", position) > open) return inHtml(heading);
  const tag = html.subarray(open, html.indexOf(">", open)).toString();
  return tag.includes(' type="application/ld+json"') ? inJson(heading) : HEADING_SLOT;
}

/** Fills a heading into the placeholders of a page that is cached once for all headings, always as text. [RT-045] */
export function fillSlots(html: Buffer, heading: string): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let position = html.indexOf(SLOT); position >= 0; position = html.indexOf(SLOT, start)) {
    parts.push(html.subarray(start, position), Buffer.from(writtenAt(html, position, heading)));
    start = position + SLOT.length;
  }
  return Buffer.concat([...parts, html.subarray(start)]);
}
