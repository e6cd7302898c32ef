import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readGlobals } from "../globals/globals.ts";
import { link } from "../fields/link.ts";
import { color } from "../fields/color.ts";
import { testBlocks } from "../testing/blocks.ts";
import { entryKeys } from "../testing/entry-keys.ts";
import { blockReaders } from "./blocks.ts";
import { readPage } from "./read-page.ts";

const blocks = blockReaders(testBlocks);
const row = fc.dictionary(
  fc.constantFrom("__typename", "typeHandle", "accordionTitle", "learnMoreContent", "ctaLabel", "url"),
  fc.oneof(fc.constantFrom("learnMore", "accordion"), fc.jsonValue({ maxDepth: 2 })),
);
const entry = fc.dictionary(
  fc.constantFrom(...entryKeys),
  fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.array(row, { maxLength: 4 })),
);

test("whatever an entry holds, the page is read, its blocks in the list's order [RT-037]", () => {
  fc.assert(
    fc.property(entry, (wire) => {
      const page = readPage(wire, { slug: "s", typeHandle: "t", blog: false, blocks });
      const places = page.blocks.map((block) => block.index);

      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    }),
  );
});

test("whatever the global sets hold, they are read [PB-023]", () => {
  const sets = fc.dictionary(
    fc.constantFrom(
      "emailCapture",
      "topPromoBanner",
      "graphicPromoBanner",
      "headerPromoBanner",
      "featuredEntries",
      "globalOptimizely",
    ),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.oneof(sets, fc.anything()), (wire) => {
      expect(Array.isArray(readGlobals(wire).featuredEntries)).toBe(true);
    }),
  );
});

test("no text becomes a link that runs code", () => {
  const scheme = fc
    .array(
      fc.constantFrom(
        "java",
        "script",
        "JAVASCRIPT",
        "data",
        "vbscript",
        ":",
        "\t",
        "\n",
        "\u0000",
        " ",
        "/",
        "//x",
        "%3a",
        "https",
      ),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(scheme, fc.string({ unit: "binary" })), (text) => {
      const href = link("").schema.parse(text);
      const base = "https://brand.example";
      const protocol = href !== null && URL.canParse(href, base) ? new URL(href, base).protocol : "https:";
      expect(["http:", "https:", "ftp:", "mailto:", "tel:", "sms:"]).toContain(protocol);
    }),
  );
});

test("no text becomes a color that leaves its declaration", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom("rgb(", ")", "1", ";", "}", "url(", "#fff", "red", "/*", "\\"))
          .map((parts) => parts.join("")),
      ),
      (text) => {
        expect(color("").schema.parse(text) ?? "").not.toMatch(/[;{}\\*<>"']|url/);
      },
    ),
  );
});
