import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readDesigns } from "./designs.ts";

let apps: string;
beforeEach(() => {
  apps = mkdtempSync(join(tmpdir(), "designs-"));
});
afterEach(() => rmSync(apps, { recursive: true }));

const read = () => readDesigns(["homeHero", "layout"], apps, ["ace", "dec"]);
function give(brand: string, links: object): void {
  mkdirSync(join(apps, brand), { recursive: true });
  writeFileSync(join(apps, brand, "designs.json"), JSON.stringify(links));
}

test("brands without links have no designs", () => {
  expect(read().size).toBe(0);
});

test("a block has the links of each brand that gives one, under the brand's name", () => {
  give("ace", { homeHero: "https://www.figma.com/design/abc" });
  give("dec", { homeHero: "https://designs.example/hero", layout: "https://notfigma.com/a" });
  expect(read().get("homeHero")).toEqual([
    { name: "ace", type: "figma", url: "https://www.figma.com/design/abc" },
    { name: "dec", type: "link", url: "https://designs.example/hero" },
  ]);
  expect(read().get("layout")).toEqual([{ name: "dec", type: "link", url: "https://notfigma.com/a" }]);
});

test.each([
  [{ hero: "https://designs.example/" }, 'names no block with "hero"'],
  [{ homeHero: "javascript:alert(1)" }, "has a link that is no address"],
])("refuses %j", (links, message) => {
  give("ace", links);
  expect(read).toThrow(message);
});
