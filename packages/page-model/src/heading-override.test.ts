import { defineBlock } from "@courseway/blocks";
import { type PageBlock, text } from "@courseway/content-client";
import { describe, expect, it } from "vitest";
import { headingText } from "@courseway/next-finish/heading";
import { withHeading } from "./heading-override.ts";

const parts = {
  about: "Shows nothing.",
  fields: { heroTitle: text("The heading"), sectionTitle: text("Another one") },
  view: () => null,
  component: () => null,
  examples: {},
};
const blocks = new Map(
  [
    defineBlock({ ...parts, name: "hero", heading: "heroTitle" }),
    defineBlock({ ...parts, name: "section", heading: "sectionTitle" }),
    defineBlock({ ...parts, name: "plain" }),
  ].map((block) => [block.name, block]),
);

const item = (name: string, content: unknown, index = 0): PageBlock => ({ kind: "block", name, index, content });
const contents = (items: readonly PageBlock[]) => items.map((one) => (one.kind === "block" ? one.content : null));

describe("the heading override", () => {
  it("turns hyphens into spaces and keeps the rest as text [RT-045]", () => {
    expect(headingText("Get-Licensed-<b>Now")).toBe("Get Licensed <b>Now");
  });

  it("replaces the main heading of the first block that has one, as the block declares it, and no other [RT-045]", () => {
    const items = [
      item("plain", { sectionTitle: "No heading of its block" }),
      item("section", { sectionTitle: "" }, 1),
      item("hero", { heroTitle: "Old", sectionTitle: "Kept" }, 2),
      item("section", { sectionTitle: "Second" }, 3),
    ];
    expect(contents(withHeading(items, "New", blocks))).toEqual([
      { sectionTitle: "No heading of its block" },
      { sectionTitle: "" },
      { heroTitle: "New", sectionTitle: "Kept" },
      { sectionTitle: "Second" },
    ]);
  });

  it("changes nothing without a heading to replace, a block that is known or a text to put there", () => {
    const items = [item("plain", { heroTitle: "Old" }), item("unknown", { heroTitle: "Old" }, 1)];
    expect(withHeading(items, "New", blocks)).toBe(items);
    expect(withHeading([item("hero", { heroTitle: "Old" })], "", blocks)).toEqual([item("hero", { heroTitle: "Old" })]);
  });
});
