// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleAsset } from "../shared/example-asset.ts";
import { renderBody, renderHtml } from "../shared/testing/render.tsx";
import { examples } from "./examples.ts";
import { multiIcon } from "./index.ts";

const css = readFileSync(join(import.meta.dirname, "multi-icon.css"), "utf8");
const [base = "", medium = "", large = ""] = css.split(/^@media .*$/m);
const renderList = (count: number) =>
  renderBody(multiIcon, {
    iconList: Array.from({ length: count }, (_, index) => exampleAsset(`icon-${index}`, `Icon ${index}`, 160, 80)),
  }).querySelector("ul");

/** How many icons are in a row of the list, by a rule in one part of the style sheet; null without such a rule. */
function perRow(part: string, list: Element | null): number | null {
  const rules = part.matchAll(/(?<selectors>(?:&\[data-count="\w+"\],?\s*)+)\{\s*--icons-per-row: (?<count>\d)/g);
  const rule = [...rules].find(({ groups }) =>
    list?.matches((groups?.["selectors"] ?? "").replaceAll("&", ".cw-multi-icon").trim()),
  );
  return rule ? Number(rule.groups?.["count"]) : null;
}

test.each([
  [1, [null, null, null]],
  [2, [null, 2, 2]],
  [3, [null, 3, 3]],
  [4, [2, null, 4]],
  [5, [2, 3, 6]],
  [9, [2, 3, 6]],
] as const)(
  "%i icons stand %j to a row on phones, from 48rem and from 64rem; one to a row where no rule says more [BL-multiIcon-001, BL-multiIcon-002, BL-multiIcon-003, BL-multiIcon-004]",
  (count, expected) => {
    const list = renderList(count);

    expect(list?.children).toHaveLength(count);
    expect([base, medium, large].map((part) => perRow(part, list))).toEqual(expected);
    expect(base).toMatch(/--icons-per-row: 1;/);
    expect(base).toMatch(/flex: 0 0 calc\(\(100% - \(var\(--icons-per-row\) - 1\)/);
  },
);

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
