import type { Meta, StoryObj } from "@storybook/react";
import { Icon } from "./Icon.tsx";
import { ICON_PATHS } from "./paths.ts";

const meta = { title: "UI/Icon", tags: ["autodocs"], component: Icon, args: { name: "check" } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Set: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-6 text-sm">
      {Object.keys(ICON_PATHS).map((name) => (
        <li key={name} className="grid justify-items-center gap-2">
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Labeled: Story = { args: { name: "shield", label: "Guaranteed", size: 40 } };
export const Unknown: Story = {
  args: { name: "unicorn" },
  render: (args) => (
    <p>
      An unknown icon shows nothing: <Icon {...args} />
    </p>
  ),
};
