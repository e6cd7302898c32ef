import type { Meta, StoryObj } from "@storybook/react";
import { scene } from "../blocks/scene.ts";

const meta = { title: "Foundations/Pictures" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every drawing of the brand, in its colors. Content refers to them as `{images}/….svg`. */
export const Drawings: Story = {
  loaders: [
    async ({ globals }) => {
      const listed = await fetch(scene(globals.brand, "index.json"));
      const files: readonly string[] = await listed.json();
      return { files };
    },
  ],
  render: (_, { globals, loaded }) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-6 text-sm">
      {(loaded.files as readonly string[]).map((file) => (
        <li key={file} className="grid gap-2">
          <img
            src={scene(globals.brand, file)}
            alt=""
            className="h-40 w-full rounded-md border border-line object-contain"
          />
          {file}
        </li>
      ))}
    </ul>
  ),
};
