// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { examples } from "./examples.ts";
import { slider } from "./index.tsx";

const whole = examples["whole"] ?? {};
const asset = (url: string, alt: string) => [{ url, alt, width: 600, height: 300 }];

beforeAll(() => loadIslands(slider, whole));

test.each([
  ["left", "left"],
  ["right", "right"],
  ["Left", "left"],
  [null, "right"],
])("with the alignment %j the slides stand %s of the words [BL-slider-001]", (sliderAlignment, side) => {
  expect(
    renderBody(slider, { ...whole, sliderAlignment })
      .querySelector(".cw-slider")
      ?.getAttribute("data-side"),
  ).toBe(side);
});

test("the state's seal stands beside the words, and is optional [BL-slider-001]", () => {
  const seal = (wire: unknown) => renderBody(slider, wire).querySelector(".cw-slider-aside .cw-seal img");

  expect(seal(whole)?.getAttribute("alt")).toBe("Approved by the State of Texas");
  expect(seal({ ...whole, sideContentStateSeal: [] })).toBeNull();
});

test("shows every documented field [BL-slider-002]", () => {
  const body = renderBody(slider, {
    sliderTitle: "Title",
    asideContent: "<p>Aside</p>",
    sliderSlides: [
      {
        slideContent: "<p>Words</p>",
        slideImage: asset("/a.png", "Alternative"),
        slideImageLink: "https://other.example.org/",
        slideLinkNewTab: "1",
        slideLinkNofollow: 1,
      },
    ],
  });
  const link = body.querySelector("li a");

  expect(body.querySelector("h2")?.textContent).toBe("Title");
  expect(body.querySelector(".cw-slider-aside .cw-prose")?.textContent).toBe("Aside");
  expect(body.querySelector("li .cw-prose")?.textContent).toBe("Words");
  expect([link?.getAttribute("href"), link?.getAttribute("target"), link?.getAttribute("rel")]).toEqual([
    "https://other.example.org/",
    "_blank",
    "noopener nofollow",
  ]);
  const image = link?.querySelector("img");
  expect(["src", "alt", "width", "height"].map((name) => image?.getAttribute(name))).toEqual([
    "/a.png",
    "Alternative",
    "720",
    "360",
  ]);
});

test("a slide without a link has none, and a linked picture without an alternative is named by its words [BL-slider-001]", () => {
  const renderLink = (more: object) =>
    renderBody(slider, {
      sliderSlides: [{ slideContent: "<h3>Exams</h3>", slideImage: asset("/a.png", ""), ...more }],
    }).querySelector("li a");

  expect(renderLink({})).toBeNull();
  expect(renderLink({ slideImageLink: "/exams/" })?.getAttribute("aria-label")).toBe("Exams");
});

test("a slide has bottom content by the class in its words [CH-011]", () => {
  const bottoms = [...renderBody(slider, whole).querySelectorAll(".cw-slide-words")].map((words) =>
    words.getAttribute("data-bottom"),
  );
  expect(bottoms).toEqual(["false", "false", "true"]);
});

test("the first HTML has all slides; one alone needs no buttons", () => {
  const body = renderBody(slider, whole);

  expect(body.querySelectorAll("li")).toHaveLength(3 + body.querySelectorAll(".cw-slider-aside li").length);
  expect(body.querySelectorAll("button")).toHaveLength(2);
  expect(renderBody(slider, examples["oneSlide"]).querySelector("button")).toBeNull();
});

test("leaves out a slide without picture and words, and shows nothing without slides", () => {
  expect(renderHtml(slider, { ...whole, sliderSlides: [{ slideImageLink: "/a/" }] })).toBe("");
});
