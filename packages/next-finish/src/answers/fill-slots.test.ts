import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { scriptJson } from "../start/script-json.ts";
import { fillSlots } from "./fill-slots.ts";
import { HEADING_SLOT } from "../heading-text.ts";

const HASHED = `<script>self.__next_f.push([1,"${HEADING_SLOT}"])</script>`;

/** A page as React and the host write it with a heading. */
const pageWith = (heading: string): Buffer =>
  Buffer.from(
    `<!DOCTYPE html>${renderToStaticMarkup(
      createElement(
        "main",
        { title: `About ${heading}` },
        createElement("script", {
          type: "application/ld+json",
          dangerouslySetInnerHTML: { __html: scriptJson({ name: `All of ${heading}` }) },
        }),
        createElement("h1", null, heading),
        "é".repeat(5000),
        createElement("p", null, heading, createElement("b", null, heading)),
      ),
    )}${HASHED}`,
  );

const stored = pageWith(HEADING_SLOT);
const heading = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("</script><script>", "$&$1`'\"", "]]><!--", "\\u003c\\"))
  .filter((text) => !text.includes(HEADING_SLOT));

it("is, filled with any text, the very page that React writes with it, and nothing in it is markup [RT-045]", () => {
  fc.assert(
    fc.property(heading, (text) => {
      expect(fillSlots(stored, text).toString()).toBe(pageWith(text).toString());
    }),
  );
});

it("stays as it is without a place", () => {
  expect(fillSlots(Buffer.from("<p>plain</p>"), "a").toString()).toBe("<p>plain</p>");
});
