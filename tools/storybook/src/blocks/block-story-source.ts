/** A JavaScript name for an example: "two columns, no image" → "TwoColumnsNoImage". */
export function storyName(example: string): string {
  const words = example
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(name) ? name : `Example${name}`;
}

/** The story file of one block: static exports, because Storybook reads names without running the file. */
export function blockStorySource(block: string, examples: readonly string[]): string {
  const stories = examples.map((example) => {
    return [
      `export const ${storyName(example)}: Story = {`,
      `  name: ${JSON.stringify(example)},`,
      `  args: argsOf(block, ${JSON.stringify(example)}),`,
      `  loaders: [({ args, globals }) => loadExample(block, args, globals.brand)],`,
      `  render: (_, { loaded }) => <Example element={loaded.element} client={loaded.client} />,`,
      `};`,
    ].join("\n");
  });
  return [
    `// Written from the block's examples; edit packages/blocks, not this file.`,
    `import type { Meta, StoryObj } from "@storybook/react";`,
    `import { argsOf, argTypesOf } from "../controls.ts";`,
    `import { blockNamed, Example, loadExample } from "../Example.tsx";`,
    ``,
    `const block = blockNamed(${JSON.stringify(block)});`,
    `const meta: Meta = { title: ${JSON.stringify(`Blocks/${block}`)}, parameters: { bare: true }, argTypes: argTypesOf(block) };`,
    `export default meta;`,
    `type Story = StoryObj;`,
    ``,
    stories.join("\n\n"),
    ``,
  ].join("\n");
}
