import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { scriptJson } from "../start/script-json.ts";
import { fillPlaces } from "./fill-places.ts";
import { HEADING_PLACE } from "../heading-text.ts";

const HASHED = `<script>self.__next_f.push([1,"${HEADING_PLACE}"])</script>`;

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

const kept = pageWith(HEADING_PLACE);
const heading = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("</script><script>", "$&$1`'\"", "]]><!--", "\\u003c\\"))
  .filter((text) => !text.includes(HEADING_PLACE));

it("is, filled with any text, the very page that React writes with it, and nothing in it is markup [RT-045]", () => {
  fc.assert(
    fc.property(heading, (text) => {
      expect(fillPlaces(kept, text).toString()).toBe(pageWith(text).toString());
    }),
  );
});

it("stays as it is without a place", () => {
  expect(fillPlaces(Buffer.from("<p>plain</p>"), "a").toString()).toBe("<p>plain</p>");
});
