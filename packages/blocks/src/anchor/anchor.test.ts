// @vitest-environment jsdom
import { expect, test } from "vitest";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { anchor } from "./index.tsx";

test.each([
  ["state-requirements", "state-requirements"],
  ["pricing", "pricing"],
  [" #ExamDay ", "ExamDay"],
  ["What you need", "What-you-need"],
])("the name %j becomes the element id %s [BL-anchor-001]", (anchorName, id) => {
  const [slot, ...others] = renderBody(anchor, { anchorName }).children;

  expect(slot?.id).toBe(id);
  expect(slot?.textContent).toBe("");
  expect(others).toEqual([]);
});

test.each(["__next_f", "dataLayer", "alloy", "cw-header"])(
  "the name %s of a script or of the page's own parts does not become an id as it is",
  (anchorName) => {
    expect(renderBody(anchor, { anchorName }).firstElementChild?.id).toBe(`place-${anchorName}`);
  },
);

test.each([null, "", " # "])("is nothing with the name %j", (anchorName) => {
  expect(renderHtml(anchor, { anchorName })).toBe("");
});
