// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { expect, test } from "vitest";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { accordion } from "./index.tsx";
import { fields } from "./fields.ts";
import { accordionView } from "./view.ts";

const schema = fieldsSchema(fields);

const boxed = examples["boxed"] ?? {};
const withImages = examples["withImages"] ?? {};
const buildView = (wire: unknown, index = 0) => accordionView(testInput(schema.parse(wire), null, { index }));

test("each item is a native disclosure, which click, Enter and Space toggle without script [BL-accordion-001, A11Y-012]", () => {
  const body = renderBody(accordion, boxed);
  const items = [...body.querySelectorAll("details")];

  expect(items).toHaveLength(4);
  expect(items.every((item) => item.firstElementChild?.tagName === "SUMMARY")).toBe(true);
  expect(body.querySelectorAll("[onclick], [role=button], [tabindex]")).toHaveLength(0);
});

test("with an image on any item, opening one closes the others [BL-accordion-002]", () => {
  const names = [...renderBody(accordion, withImages, { index: 4 }).querySelectorAll("details")].map((item) =>
    item.getAttribute("name"),
  );

  expect(names).toEqual(["accordion-4", "accordion-4", "accordion-4"]);
});

test("two accordions on a page close only their own items [BL-accordion-002]", () => {
  expect(buildView(withImages, 1)?.group).not.toBe(buildView(withImages, 2)?.group);
});

test("one exclusive group spans the sections of a list [BL-accordion-002]", () => {
  const [first, ...rest] = schema.parse(withImages).accordionItems;
  const sectioned = {
    ...schema.parse(withImages),
    accordionItems: first
      ? [first, ...rest.map((item) => Object.assign({}, item, { accordionSectionTitle: "Then" }))]
      : [],
  };

  expect(accordionView(testInput(sectioned, null))?.sections.map(({ entries }) => entries.length)).toEqual([1, 2]);
});

test("without images items share no name, so that they toggle independently [BL-accordion-003]", () => {
  expect(
    [...renderBody(accordion, boxed).querySelectorAll("details")].every((item) => !item.hasAttribute("name")),
  ).toBe(true);
});

test("several items may start open when they are independent, only the first when they are not [BL-accordion-002, BL-accordion-003]", () => {
  const open = (wire: Readonly<Record<string, unknown>>) => {
    const items = schema.parse(wire).accordionItems.map((item) => Object.assign({}, item, { showDescription: true }));
    const props = accordionView(testInput({ ...schema.parse(wire), accordionItems: items }, null));
    return props?.sections.flatMap(({ entries }) => entries.map((entry) => entry.open));
  };

  expect(open(boxed)).toEqual([true, true, true, true]);
  expect(open(withImages)).toEqual([true, false, false]);
});

test.each([
  ["boxed", true],
  ["Boxed", true],
  ["lines", false],
  [null, false],
])("the type %j is boxed: %s [BL-accordion-004]", (accordionDisplayType, expected) => {
  expect(buildView({ ...boxed, accordionDisplayType })?.boxed).toBe(expected);
});

test("reads every documented field [BL-accordion-005]", () => {
  const wire = {
    ...boxed,
    accordionLeftContent: "<p>Left</p>",
    styles: "wide",
    buttonLinkNewTab: "1",
    buttonLinkNofollow: 1,
    buttonCtaTag: "faq",
  };
  const item = {
    itemTitle: "T",
    itemDescription: "<p>D</p>",
    accordionSectionTitle: "S",
    accordionImage: [{ url: "/a.png" }],
    showDescription: "1",
  };

  expect(schema.parse({ ...wire, accordionItems: [item] })).toMatchObject({
    accordionTitle: "Good to know before you start",
    accordionLeftContent: "<p>Left</p>",
    accordionItems: [
      {
        itemTitle: "T",
        itemDescription: "<p>D</p>",
        accordionSectionTitle: "S",
        accordionImage: { url: "/a.png" },
        showDescription: true,
      },
    ],
    buttonLink: "/help/",
    buttonLabel: "More answers",
    buttonType: "secondary",
    buttonLinkNewTab: true,
    buttonLinkNofollow: true,
    buttonCtaTag: "faq",
    styles: "wide",
  });
});

test("puts the editor's classes on the section [BL-accordion-005]", () => {
  expect(renderBody(accordion, { ...boxed, styles: "promo wide" }).querySelector("section")?.className).toContain(
    "promo wide",
  );
});

test.each([{ buttonLabel: null }, { buttonLink: null }, { buttonLabel: "  " }])(
  "shows no button with %j [LNK-019]",
  (missing) => {
    expect(renderBody(accordion, boxed).querySelector("a.cw-button")?.textContent).toBe("More answers");
    expect(renderBody(accordion, { ...boxed, ...missing }).querySelector("a.cw-button")).toBeNull();
  },
);

test("leaves out an item without a title or an answer, and shows nothing without items", () => {
  const empty = {
    ...boxed,
    accordionItems: [{ itemTitle: "Only a title" }, { itemDescription: "<p>Only an answer</p>" }],
  };

  expect(renderHtml(accordion, empty)).toBe("");
});
