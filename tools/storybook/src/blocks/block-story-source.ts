import { BLOCK_JOBS, type BlockDeclaration } from "@courseway/blocks/declarations";
import { toCraftName } from "@courseway/content-client";
import { BLOCK_TAG } from "./block-tag.ts";
import type { Design } from "./designs.ts";
import { withoutDesign } from "../designs/without-design.ts";
import { fieldTable, type FieldRow } from "./field-figures.ts";
import { listShape } from "../lists/list-shape.ts";
import { isPossible, STATE_NAMES, STATES, type State } from "./states.ts";

/** A JavaScript name for an example: "two columns, no image" → "TwoColumnsNoImage". */
export function storyName(example: string): string {
  const words = example
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(name) ? name : `Example${name}`;
}

/** The input for the story file of a block. */
export interface StorySource extends Pick<BlockDeclaration, "name" | "about" | "fields" | "examples" | "guide"> {
  /** The text of the block's `index.tsx`, which shows whether the block requests prices and services. */
  readonly index: string;
  /** Its field figures; empty if there is no file of them. */
  readonly field: readonly FieldRow[];
  /** Links to its designs; empty if no brand has any. */
  readonly designs: readonly Design[];
}

/** Writes the story file of one block, with static exports, because Storybook reads names without running the file. */
export function blockStorySource(block: StorySource): string {
  const states = STATES.filter((state) => isPossible(block, state, block.index));
  const isAxeWanted = (state: State) => state === "longTexts" && !("longTexts" in block.examples);
  return [
    `// Written from the block's examples; edit packages/blocks, not this file.`,
    `import type { Meta, StoryObj } from "@storybook/react";`,
    `import { buildArgs, buildArgTypes } from "../controls.ts";`,
    `import { blockNamed, Example, loadExample } from "../Example.tsx";`,
    ...(states.some(mustFit) ? [`import { fitsItsPage } from "../fits-its-page.ts";`] : []),
    ...(states.length > 0 ? [`import { stateArgs } from "../states.ts";`] : []),
    ``,
    `const block = blockNamed(${JSON.stringify(block.name)});`,
    // Coding agents read this description of each block, through Storybook's addon for them.
    `/** ${describeForAgents(block)} */`,
    `const meta: Meta = {`,
    `  title: ${JSON.stringify(toTitle(block))},`,
    // A story's address stays the same when its block moves to another group.
    `  id: ${JSON.stringify(`blocks-${block.name.toLowerCase()}`)},`,
    `  tags: ["autodocs", ${JSON.stringify(`${BLOCK_TAG}${block.name}`)}],`,
    `  parameters: {`,
    `    bare: true,`,
    ...(Object.values(block.fields).some((field) => listShape(field) !== null) ? [`    lists: true,`] : []),
    `    docs: { description: { component: ${JSON.stringify(buildDocument(block))} } },`,
    `    design: ${JSON.stringify(block.designs.length > 0 ? block.designs : withoutDesign(block.name))},`,
    `  },`,
    `  argTypes: buildArgTypes(block),`,
    `  render: (_, { loaded }) => <Example element={loaded.element} dialogs={loaded.dialogs} client={loaded.client} />,`,
    `};`,
    `export default meta;`,
    `type Story = StoryObj;`,
    ``,
    [
      ...Object.keys(block.examples).map(exampleStory),
      ...states.map((state) => stateStory(state, isAxeWanted(state))),
    ].join("\n\n"),
    ``,
  ].join("\n");
}

/** The block's place in the sidebar, by its job and its name in Craft: `Blocks/Heroes/Home hero`. */
const toTitle = ({ name, guide }: StorySource): string =>
  `Blocks/${BLOCK_JOBS[guide?.job ?? "content"]}/${toCraftName(name)}`;

const describeForAgents = ({ name, about, guide, fields }: StorySource): string =>
  [
    about,
    ...(guide === null ? [] : [`Not for: ${guide.notFor}`]),
    `Handle: ${name}.`,
    `Fields: ${Object.keys(fields).join(", ")}.`,
  ]
    .join(" ")
    .replaceAll("*/", "*\\/");

/** The block's documentation before its stories and fields, as Markdown. */
function buildDocument({ name, about, guide, field }: StorySource): string {
  const notes =
    guide === null
      ? []
      : [`**Handle:** \`${name}\``, `**Not for:** ${guide.notFor}`, `**Accessibility:** ${guide.accessibility}`];
  return [about, ...notes, ...(field.length > 0 ? [fieldTable(field)] : [])].join("\n\n");
}

const exampleStory = (example: string): string =>
  [
    `export const ${storyName(example)}: Story = {`,
    `  name: ${JSON.stringify(example)},`,
    `  args: buildArgs(block, ${JSON.stringify(example)}),`,
    `  loaders: [({ args, globals }) => loadExample(block, args, globals.brand)],`,
    `};`,
  ].join("\n");

/** Whether the state may make a block wider than the page. */
const mustFit = (state: State): boolean => state === "longTexts" || state === "missingPictures";

const stateStory = (state: State, isAxeWanted: boolean): string =>
  [
    `export const State${storyName(state)}: Story = {`,
    `  name: ${JSON.stringify(STATE_NAMES[state])},`,
    `  tags: ["state", "!autodocs"],`,
    // Axe takes most of a story's time. With fewer rows or prices, or with long texts a second time, it finds only what
    // it found already.
    ...(isAxeWanted ? [] : [`  parameters: { a11y: { test: "off" } },`]),
    `  args: stateArgs(block, ${JSON.stringify(state)}),`,
    `  loaders: [({ args, globals }) => loadExample(block, args, globals.brand, ${JSON.stringify(state)})],`,
    ...(mustFit(state) ? [`  play: fitsItsPage,`] : []),
    `};`,
  ].join("\n");
