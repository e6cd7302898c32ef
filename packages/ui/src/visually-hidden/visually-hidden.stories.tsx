import type { Meta, StoryObj } from "@storybook/react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "UI/VisuallyHidden",
  tags: ["autodocs"],
  component: VisuallyHidden,
  args: { children: "was $149, " },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      Only a screen reader hears what stands before this sentence.
    </p>
  ),
};
