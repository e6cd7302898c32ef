// @vitest-environment jsdom
import { expect, test } from "vitest";
import { exampleAsset } from "../shared/example-asset.ts";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { examples } from "./examples.ts";
import { multiIcon } from "./index.tsx";

const renderList = (count: number) =>
  renderBody(multiIcon, {
    iconList: Array.from({ length: count }, (_, index) => exampleAsset(`icon-${index}`, `Icon ${index}`, 160, 80)),
  }).querySelector("ul");

test("any number above four has the same layout [BL-multiIcon-004]", () => {
  const readCount = (count: number) => renderList(count)?.dataset["count"];

  expect(renderList(5)?.children).toHaveLength(5);
  expect([readCount(5), readCount(9)]).toEqual([readCount(6), readCount(6)]);
  expect(readCount(4)).not.toBe(readCount(6));
});

test("has its title and each icon with its text [BL-multiIcon-005]", () => {
  const body = renderBody(multiIcon, examples["four"] ?? {});

  expect(body.querySelector("h2")?.textContent).toBe("What comes with every course");
  expect([...body.querySelectorAll("img")].map((icon) => icon.alt)).toEqual([
    "Approved by the state",
    "At your own pace",
    "30 days to change your mind",
    "Rated by its students",
  ]);
});

test("an icon is never drawn larger than it is", () => {
  expect(renderList(1)?.querySelector("img")?.width).toBe(160);
  expect(renderBody(multiIcon, { iconList: [{ url: "/a.png" }] }).querySelector("img")?.width).toBe(1200);
});

test("is nothing without icons", () => {
  expect(renderHtml(multiIcon, examples["empty"] ?? {})).toBe("");
});

test("icons of an early block load at once, but behind what the page opens with", () => {
  const list = renderBody(multiIcon, { iconList: [exampleAsset("seal", "Seal", 160, 80)] }, { index: 1 });
  expect(list.querySelector("img")?.getAttribute("fetchpriority")).toBe("low");
});
