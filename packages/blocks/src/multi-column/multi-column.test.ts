// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { renderBody, renderHtml, loadIslands } from "../shared/testing/render.tsx";
import { examples } from "./examples.ts";
import { multiColumn } from "./index.tsx";

const two = examples["two"] ?? {};
const renderColumns = (columns: number, fields: object = {}) =>
  renderBody(multiColumn, {
    ...two,
    ...fields,
    columnList: Array.from({ length: columns }, (_, at) => ({ typeHandle: "column", columnContent: `<p>${at}</p>` })),
  }).querySelector<HTMLElement>(".cw-columns");

beforeAll(() => loadIslands(multiColumn, two));

test("has a title, and columns of rich text of which one has a dropdown [BL-multiColumn-001]", () => {
  const body = renderBody(multiColumn, two);
  const [words, states] = body.querySelectorAll(".cw-column");

  expect(body.querySelector("h2")?.textContent).toBe("How it works");
  expect(words?.querySelector("h3")?.textContent).toBe("Study at your own pace");
  expect(words?.querySelector(".cw-dropdown")).toBeNull();
  expect([...(states?.querySelectorAll(".cw-dropdown a") ?? [])].map((link) => link.textContent)).toEqual([
    "Texas",
    "Florida",
  ]);
});

test("a title is optional [BL-multiColumn-001]", () => {
  expect(renderBody(multiColumn, { ...two, componentTitle: null }).querySelector(".cw-columns-title")).toBeNull();
});

test("drops empty columns, which leave no room, and is nothing without any other [BL-multiColumn-002]", () => {
  const columns = renderBody(multiColumn, examples["withEmptyColumns"] ?? {}).querySelector<HTMLElement>(".cw-columns");

  expect([...(columns?.querySelectorAll("h3") ?? [])].map((title) => title.textContent)).toEqual([
    "Study at your own pace",
    "Pass with confidence",
  ]);
  expect(columns?.children).toHaveLength(2);
  expect(columns?.dataset["split"]).toBe("leftLarge");
  expect(renderHtml(multiColumn, { ...two, columnList: [{ typeHandle: "column", columnContent: "<p></p>" }] })).toBe(
    "",
  );
});

test("words of two classes open the block's two dialogs, in any column [BL-multiColumn-003, MD-014]", () => {
  const body = renderBody(multiColumn, examples["three"] ?? {});
  const opened = (words: string) => {
    const trigger = [...body.querySelectorAll("button")].find((button) => button.textContent === words);
    return body.querySelector(`dialog[id="${trigger?.getAttribute("commandfor")}"]`)?.textContent;
  };

  expect(opened("the clock")).toContain("Some states ask for minutes.");
  expect(opened("guarantee")).toContain("study again at no cost");
});

test("a word whose dialog has no text stays plain text [BL-multiColumn-003]", () => {
  const body = renderBody(multiColumn, examples["withoutDialogs"] ?? {});

  expect(body.querySelector("dialog")).toBeNull();
  expect(body.querySelector("button")).toBeNull();
  expect(body.textContent).toContain("the clock");
});

const readSplit = (columns: number, fields: object = {}) => renderColumns(columns, fields)?.dataset["split"];

test("without a distribution the left one of two columns is large [BL-multiColumn-004]", () => {
  expect(readSplit(2, { twoColumnDistribution: null })).toBe(readSplit(2, { twoColumnDistribution: "leftLarge" }));
  expect(readSplit(2, { twoColumnDistribution: "rightLarge" })).not.toBe(readSplit(2));
});

test.each([5, 8])("%i columns have the layout of six [BL-multiColumn-007]", (count) => {
  expect(readSplit(count)).toBe(readSplit(6));
});

test("three columns have one layout, whatever two would have", () => {
  expect(readSplit(3, { twoColumnDistribution: "oneThird" })).toBe(readSplit(3));
});

test("reads a dropdown's title and place, and the editor's classes but those of our own parts [BL-multiColumn-008]", () => {
  const [column] = [two["columnList"]].flat().slice(1);
  const body = renderBody(multiColumn, {
    ...two,
    columnList: [{ ...Object(column), dropdownTitle: "Where you live", dropdownAlignment: "right" }],
    tailwindClasses: "promo  wide cw-card fixed",
  });

  expect(body.querySelector(".cw-dropdown-label")?.textContent).toBe("Where you live");
  expect(body.querySelector<HTMLElement>(".cw-dropdown")?.dataset["align"]).toBe("right");
  expect(body.querySelector("section")?.className).toBe("cw-section promo wide");
});

test("the rows of its dropdowns are the shared dropdown's, each with its flags [BL-dropdown-005]", () => {
  const row = {
    typeHandle: "dropdownItem",
    dropdownLink: "https://example.org/rules",
    dropdownValue: "Ohio",
    dropdownLinkNofollow: true,
    dropdownCtaTag: "oh",
  };
  const link = renderBody(multiColumn, {
    columnList: [{ typeHandle: "column", dropdown: [row] }],
  }).querySelector<HTMLAnchorElement>(".cw-dropdown a");

  expect(link?.textContent).toBe("Ohio");
  expect(link?.target).toBe("_blank");
  expect(link?.rel).toContain("nofollow");
  expect(link?.dataset["ctaTag"]).toBe("oh");
});
