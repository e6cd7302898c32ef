import { HEADING_SLOT } from "../heading-text.ts";

const PLACE = Buffer.from(HEADING_SLOT);

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** A text as React writes it between tags and into attributes. */
const inHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (letter) => HTML_ESCAPES[letter] ?? letter);

/** A text within a string of JSON in a script element. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

/** The heading as it is written at a place of the HTML; a script that is not data keeps the text that its hash was made of. */
function writtenAt(html: Buffer, place: number, heading: string): string {
  const open = html.lastIndexOf("<script", place);
  if (open < 0 || html.lastIndexOf("</script", place) > open) return inHtml(heading);
  const tag = html.subarray(open, html.indexOf(">", open)).toString();
  return tag.includes(' type="application/ld+json"') ? inJson(heading) : HEADING_SLOT;
}

/** Puts a heading into the places of a page that is cached for all headings, as text wherever it stands. [RT-045] */
export function fillSlots(html: Buffer, heading: string): Buffer {
  const parts: Buffer[] = [];
  let start = 0;
  for (let place = html.indexOf(PLACE); place >= 0; place = html.indexOf(PLACE, start)) {
    parts.push(html.subarray(start, place), Buffer.from(writtenAt(html, place, heading)));
    start = place + PLACE.length;
  }
  return Buffer.concat([...parts, html.subarray(start)]);
}
