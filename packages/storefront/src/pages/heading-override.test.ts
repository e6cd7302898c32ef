import type { PageBlock } from "@courseway/content-client";
import { describe, expect, it } from "vitest";
import { headingText, withHeading } from "./heading-override.ts";

const block = (index: number, content: unknown): PageBlock => ({ kind: "block", name: "b", index, content });
const titles = (blocks: readonly PageBlock[]) => blocks.map((item) => (item.kind === "block" ? item.content : null));

describe("the heading override", () => {
  it("turns hyphens into spaces and keeps the rest as text [RT-045]", () => {
    expect(headingText("Get-Licensed-<b>Now")).toBe("Get Licensed <b>Now");
  });

  it("replaces the main heading of the first block that has one, and no other [RT-045]", () => {
    const blocks = [
      block(0, { sectionTitle: "" }),
      block(1, { heroTitle: "Old", sectionTitle: "Kept" }),
      block(2, { sectionTitle: "Second" }),
    ];
    expect(titles(withHeading(blocks, "New"))).toEqual([
      { sectionTitle: "" },
      { heroTitle: "New", sectionTitle: "Kept" },
      { sectionTitle: "Second" },
    ]);
  });

  it("changes nothing without a heading to replace or a text to put there", () => {
    const blocks = [block(0, { text: "x" })];
    expect(withHeading(blocks, "New")).toBe(blocks);
    expect(withHeading([block(0, { sectionTitle: "Old" })], "")).toEqual([block(0, { sectionTitle: "Old" })]);
  });
});
