// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bodyOf, htmlOf } from "../shared/testing/render.tsx";
import { testInput } from "../shared/testing/test-context.ts";
import { examples } from "./examples.ts";
import { breadcrumbs } from "./index.ts";

const whole = examples["whole"] ?? {};
const css = readFileSync(join(import.meta.dirname, "breadcrumbs.css"), "utf8");

test("is a named list of pages, each with its text and its link [BL-breadcrumbs-001]", () => {
  const nav = bodyOf(breadcrumbs, whole).querySelector("nav");

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
  const body = bodyOf(breadcrumbs, {
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
])("hideOnMobile %j leaves it out below 48rem: %s [BL-breadcrumbs-003]", (hideOnMobile, hidden) => {
  const nav = bodyOf(breadcrumbs, { ...whole, hideOnMobile }).querySelector("nav");
  const rule = /@media \(width < 48rem\) \{\s*(?<selector>\S+) \{\s*display: none;/.exec(css);

  expect(nav?.matches(rule?.groups?.["selector"] ?? "none")).toBe(hidden);
});

test("takes the editor's ground and color, and no declaration beside them [BL-breadcrumbs-004]", () => {
  const styleOf = (fields: object) => bodyOf(breadcrumbs, { ...whole, ...fields }).querySelector("nav")?.style;

  expect(styleOf({ backgroundColor: "#14213d", textColor: "white" })).toMatchObject({
    backgroundColor: "rgb(20, 33, 61)",
    color: "white",
  });
  expect(styleOf({ backgroundColor: "red;position:fixed" })?.cssText).toBe("");
});

test("tells search engines the same line, with whole addresses", () => {
  const nodesOf = (wire: unknown) => breadcrumbs.structuredData(testInput(breadcrumbs.schema.parse(wire), null));

  expect(nodesOf(whole)).toEqual([
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://www.ace.example.com/" },
        { "@type": "ListItem", position: 2, name: "Courses", item: "https://www.ace.example.com/courses/" },
        { "@type": "ListItem", position: 3, name: "Texas" },
      ],
    },
  ]);
  expect(nodesOf({})).toEqual([]);
});

test("leaves out rows without a text, and is nothing without rows", () => {
  expect(htmlOf(breadcrumbs, { ...whole, breadcrumbsList: [{ typeHandle: "breadcrumb", breadcrumbLink: "/" }] })).toBe(
    "",
  );
});
