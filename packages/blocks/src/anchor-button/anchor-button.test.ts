// @vitest-environment jsdom
import { ICON_PATHS } from "@courseway/ui";
import { expect, test } from "vitest";
import { anchorName } from "../shared/anchor-name.ts";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { examples } from "./examples.ts";
import { anchorButton } from "./index.tsx";

const whole = examples["whole"] ?? {};
const findButton = (fields: object) => renderBody(anchorButton, { ...whole, ...fields }).querySelector("a.cw-button");

test.each([null, "", "  "])("says Start Now where the editor's label is %j [BL-anchorButton-001]", (buttonLabel) => {
  expect(findButton({ buttonLabel })?.textContent).toBe("Start Now");
});

test.each([
  ["up", ICON_PATHS["arrow-up"]],
  ["down", ICON_PATHS["arrow-down"]],
  [null, ICON_PATHS["arrow-down"]],
])("has an arrow for the direction %j [BL-anchorButton-002]", (buttonArrowDirection, path) => {
  expect(findButton({ buttonArrowDirection })?.querySelector("path")?.getAttribute("d")).toBe(path);
});

test.each(["packages", "#packages", "What you need", "Über uns", "dataLayer"])(
  "leads to the anchor of the name %j [BL-anchorButton-002, BL-anchor-001]",
  (name) => {
    const hash = findButton({ scrollTo: name })?.getAttribute("href") ?? "";

    expect(decodeURIComponent(hash)).toBe(`#${anchorName(name)}`);
  },
);

test.each([null, "", "#"])("is not there with the target %j", (scrollTo) => {
  expect(renderHtml(anchorButton, { ...whole, scrollTo })).toBe("");
});

test.each([
  ["left", "left"],
  ["center", "center"],
  ["right", "right"],
  [null, "left"],
  ["justify", "left"],
])("with the alignment %j it stands %s [LNK-004]", (buttonAlignment, align) => {
  const button = renderBody(anchorButton, { ...whole, buttonAlignment }).querySelector("a.cw-button");
  expect(button?.parentElement?.dataset["align"] ?? "left").toBe(align);
});

test("shows every documented field [BL-anchorButton-003]", () => {
  const body = renderBody(anchorButton, {
    buttonStyle: "secondary",
    buttonLabel: "Compare",
    buttonAlignment: "right",
    buttonArrowDirection: "up",
    ctaTag: "to-table",
    scrollTo: "table",
  });
  const button = body.querySelector<HTMLElement>("a.cw-button");

  expect(button?.dataset).toMatchObject({ style: "secondary", ctaTag: "to-table" });
  expect(button?.textContent).toBe("Compare");
  expect(button?.getAttribute("href")).toBe("#table");
  expect(button?.parentElement?.dataset["align"]).toBe("right");
});
