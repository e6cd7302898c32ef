// @vitest-environment jsdom
import { expect, test } from "vitest";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { breadcrumbs } from "./index.tsx";

const whole = examples["whole"] ?? {};

test("is a named list of pages, each with its text and its link [BL-breadcrumbs-001]", () => {
  const nav = renderBody(breadcrumbs, whole).querySelector("nav");

  expect(nav?.getAttribute("aria-label")).toBe("Breadcrumbs");
  expect([...(nav?.querySelectorAll("ol > li") ?? [])].map((item) => item.textContent)).toEqual([
    "Home",
    "Courses",
    "Texas",
  ]);
  expect([...(nav?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(["/", "/courses/"]);
});

test("an item without a link is plain text, and the page itself where it is the last [BL-breadcrumbs-002]", () => {
  const breadcrumbsList = [{ breadcrumbText: "Courses" }, { breadcrumbText: "Texas", breadcrumbLink: "javascript:x" }];
  const body = renderBody(breadcrumbs, {
    breadcrumbsList: breadcrumbsList.map((item) => ({ typeHandle: "breadcrumb", ...item })),
  });

  expect(body.querySelector("a")).toBeNull();
  expect([...body.querySelectorAll("li span")].map((item) => item.getAttribute("aria-current"))).toEqual([
    null,
    "page",
  ]);
});

test.each([
  [true, true],
  ["1", true],
  [false, false],
])("hideOnMobile %j marks it as hidden on phones: %s [BL-breadcrumbs-003]", (hideOnMobile, hidden) => {
  const nav = renderBody(breadcrumbs, { ...whole, hideOnMobile }).querySelector("nav");

  expect(nav?.dataset["hideOnMobile"]).toBe(String(hidden));
});

test("takes the editor's ground and color, and no declaration beside them [BL-breadcrumbs-004]", () => {
  const findStyle = (fields: object) => renderBody(breadcrumbs, { ...whole, ...fields }).querySelector("nav")?.style;

  expect(findStyle({ backgroundColor: "#14213d", textColor: "white" })).toMatchObject({
    backgroundColor: "rgb(20, 33, 61)",
    color: "white",
  });
  expect(findStyle({ backgroundColor: "red;position:fixed" })?.cssText).toBe("");
});

test("tells search engines the same line, with whole addresses", () => {
  const listNodes = (wire: unknown) => breadcrumbs.structuredData(testInput(breadcrumbs.schema.parse(wire), null));

  expect(listNodes(whole)).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://www.ace.example.com/" },
        { "@type": "ListItem", position: 2, name: "Courses", item: "https://www.ace.example.com/courses/" },
        { "@type": "ListItem", position: 3, name: "Texas" },
      ],
    },
  ]);
  expect(listNodes({})).toEqual([]);
});

test("leaves out rows without a text, and is nothing without rows", () => {
  expect(
    renderHtml(breadcrumbs, { ...whole, breadcrumbsList: [{ typeHandle: "breadcrumb", breadcrumbLink: "/" }] }),
  ).toBe("");
});
