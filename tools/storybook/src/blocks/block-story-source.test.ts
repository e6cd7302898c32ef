import { expect, test } from "vitest";
import { blockStorySource, storyName } from "./block-story-source.ts";

test.each([
  ["withoutImage", "WithoutImage"],
  ["two columns, no image", "TwoColumnsNoImage"],
  ["404", "Example404"],
])("names the story of %s %s", (example, name) => {
  expect(storyName(example)).toBe(name);
});

test("writes one static export per example", () => {
  const source = blockStorySource("learnMore", ["row", "withoutLink"]);
  expect(source).toContain('title: "Blocks/learnMore"');
  expect([...source.matchAll(/export const (\w+): Story/g)].map(([, name]) => name)).toEqual(["Row", "WithoutLink"]);
});
