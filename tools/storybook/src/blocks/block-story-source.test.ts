import { blocks, type Block } from "@courseway/blocks";
import { rows, text } from "@courseway/content-client";
import { describe, expect, test } from "vitest";
import { blockStorySource, type StorySource, storyName } from "./block-story-source.ts";
import { buildContext } from "./Example.tsx";
import { stateArgs } from "./states.ts";
import { buildStorySources } from "./write-block-stories.ts";

test.each([
  ["withoutImage", "WithoutImage"],
  ["two columns, no image", "TwoColumnsNoImage"],
  ["404", "Example404"],
])("names the story of %s %s", (example, name) => {
  expect(storyName(example)).toBe(name);
});

const learnMore: StorySource = {
  field: [],
  designs: [],
  name: "learnMore",
  about: "A banner.",
  guide: { notFor: "Prices.", accessibility: "A link." },
  fields: { title: text("The title"), items: rows("The items", { item: { label: text("Its label") } }) },
  examples: {
    row: { title: "A title", items: [{ label: "One more" }, { label: "Two" }], link: "/courses of ours/" },
    withoutLink: {},
  },
  index: "",
};
const namesIn = (source: string) => [...source.matchAll(/export const (\w+): Story/g)].map(([, name]) => name);

test("writes one static export per example, and one for each state that the block can be in", () => {
  const source = blockStorySource(learnMore);
  expect(source).toContain('title: "Blocks/Content/Learn more"');
  expect(source).toContain('id: "blocks-learnmore"');
  const hero = { ...learnMore, guide: { job: "heroes", notFor: "", accessibility: "" } } as const;
  expect(blockStorySource(hero)).toContain('title: "Blocks/Heroes/Learn more"');
  expect(namesIn(source)).toEqual([
    "Row",
    "WithoutLink",
    "StateEmpty",
    "StateLongTexts",
    "StateOneItem",
    "StateManyItems",
  ]);
  const priced = { ...learnMore, index: "defineBlock({\n  quotes: learnMoreQuotes,\n  load: learnMoreLoad })" };
  expect(namesIn(blockStorySource(priced)).slice(-2)).toEqual(["StateWithoutPrices", "StateServicesFail"]);
});

test("its page says what the block is for, what to take another for, and what it does for everybody", () => {
  expect(blockStorySource(learnMore)).toContain(
    JSON.stringify("A banner.\n\n**Handle:** `learnMore`\n\n**Not for:** Prices.\n\n**Accessibility:** A link."),
  );
});

test("its story has the designs that brands give; without one, the panel names the block and says how to give one", () => {
  const design = { name: "ace", type: "figma", url: "https://www.figma.com/design/abc" } as const;
  expect(blockStorySource({ ...learnMore, designs: [design] })).toContain(`design: ${JSON.stringify([design])}`);
  expect(blockStorySource(learnMore)).toContain('design: {"disable":true,"block":"learnMore"}');
});

test("agents read what it is for and its fields", () => {
  expect(blockStorySource(learnMore)).toContain(
    "/** A banner. Not for: Prices. Handle: learnMore. Fields: title, items. */\nconst meta",
  );
});

test("its page has the field's figures where there are some", () => {
  const of = (metric: string, p75: number, isNamed: boolean) => ({
    metric,
    p75,
    isNamed,
    block: "learnMore",
    views: 40,
  });
  const field = [of("LCP", 1200, false), of("INP", 240, true)].map((row) => ({ ...row, pageType: "course" }));
  expect(blockStorySource({ ...learnMore, field })).toContain(
    JSON.stringify("| course | 1200 ms (40) | 240 ms (40) **slow** |  |").slice(1, -1),
  );
  expect(blockStorySource(learnMore)).not.toContain("In the field");
});

test("states change what an editor may change: words grow, lists shrink and grow, addresses stay", () => {
  expect(stateArgs(learnMore, "empty")).toEqual({});
  expect(stateArgs(learnMore, "oneItem")["items"]).toEqual([{ label: "One more" }]);
  expect(stateArgs(learnMore, "manyItems")["items"]).toHaveLength(9);
  const picture = { url: "{images}/a.svg", alt: "A", mimeType: "image/svg+xml" };
  const pictured = { ...learnMore, examples: { whole: { image: [picture], link: { url: "/courses/" } } } };
  expect(stateArgs(pictured, "missingPictures")).toEqual({
    image: [{ ...picture, url: "http://127.0.0.1:9/gone.png" }],
    link: { url: "/courses/" },
  });
  const { title, link } = stateArgs(learnMore, "longTexts");
  expect(String(title).length).toBeGreaterThan(100);
  expect(link).toBe("/courses of ours/");
  const named = {
    ...learnMore,
    examples: { whole: { rows: [{ label: "Our courses", buttonAriaLabel: "Our courses, all" }] } },
  };
  expect(stateArgs(named, "longTexts")).toMatchObject({ rows: [{ buttonAriaLabel: null }] });
});

describe("the states that are read from a block's text are those that it has", async () => {
  const sources = await buildStorySources();
  const asksPrices = (block: Block) =>
    Object.values(block.examples).some(
      (example) => block.quotes(block.schema.parse(example), buildContext("ace")).length > 0,
    );

  test.each(blocks.map((block) => [block.name, block] as const))("%s", (name, block) => {
    const names = namesIn(sources.get(`${name}.stories.tsx`) ?? "");
    expect(names.includes("StateWithoutPrices")).toBe(asksPrices(block));
    expect(names.includes("StateServicesFail")).toBe(block.load !== null);
  });
});
