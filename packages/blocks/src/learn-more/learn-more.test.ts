// @vitest-environment jsdom
import { fieldsSchema } from "@courseway/content-client";
import { expect, test } from "vitest";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { testInput } from "../shared/testing/test-context.ts";
import { learnMore } from "./index.tsx";
import { examples } from "./examples.ts";
import { fields } from "./fields.ts";
import { learnMoreView } from "./view.ts";

const schema = fieldsSchema(fields);

const row = examples["row"] ?? {};

test.each([null, "", "  ", undefined, []])("shows nothing for the link %j [BL-learnMore-001]", (ctaLink) => {
  expect(renderHtml(learnMore, { ...row, ctaLink })).toBe("");
});

test("shows with a link [BL-learnMore-001]", () => {
  expect(renderHtml(learnMore, { ctaLink: "/courses/" })).toContain("/courses/");
});

test("has its image, its rich text and one call to action [BL-learnMore-002]", () => {
  const body = renderBody(learnMore, row);

  expect(body.querySelector("img")?.getAttribute("alt")).toBe("A road that leads to the horizon");
  expect(body.querySelector("h2")?.textContent).toBe("Not sure which course is yours?");
  expect([...body.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Find my course", "/courses/"],
  ]);
});

test("calls its action Learn More where the editor gives no label [BL-learnMore-003]", () => {
  expect(renderBody(learnMore, { ...row, ctaLabel: "" }).querySelector("a")?.textContent).toBe("Learn More");
});

test.each([
  ["Row", "Row"],
  ["Col", "Col"],
  ["Grid", "Row"],
  [null, "Row"],
])("reads the layout %j as %s [BL-learnMore-004]", (layout, expected) => {
  expect(learnMoreView(testInput(schema.parse({ ...row, layout }), null))?.layout).toBe(expected);
});

test("a column is the page's last word, on the deep ground; a row keeps the page's rhythm", () => {
  const ground = (layout: string) =>
    renderBody(learnMore, { ...row, layout }).querySelector("section")?.dataset["ground"];

  expect([ground("Col"), ground("Row")]).toEqual(["deep", "plain"]);
});

test("reads every documented field [BL-learnMore-006]", () => {
  expect(schema.parse({ ...row, ctaStyle: "tertiary", ctaNewTab: "1", ctaNofollow: "true" })).toMatchObject({
    learnMoreImage: { width: 720, height: 480 },
    learnMoreContent: row["learnMoreContent"],
    ctaLabel: "Find my course",
    ctaLink: "/courses/",
    ctaStyle: "tertiary",
    ctaNewTab: true,
    ctaNofollow: true,
    layout: "Row",
  });
});

test("opens a new tab and tells search engines not to follow where the editor says so [BL-learnMore-006]", () => {
  const link = renderBody(learnMore, { ...row, ctaNewTab: true, ctaNofollow: true }).querySelector("a");

  expect(link?.getAttribute("target")).toBe("_blank");
  expect(link?.getAttribute("rel")).toContain("nofollow");
});
