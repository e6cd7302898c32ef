import type { Meta, StoryObj } from "@storybook/react";
import { Heading, type HeadingSize } from "./Heading.tsx";

const meta = {
  title: "UI/Heading",
  tags: ["autodocs"],
  component: Heading,
  args: { level: 1, children: "Your license starts here" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const SIZES: readonly HeadingSize[] = ["display", "h1", "h2", "h3", "h4", "h5"];

export const Sizes: Story = {
  parameters: { ground: "plain" },
  render: () => (
    <div className="grid gap-6">
      {SIZES.map((size, i) => (
        <Heading key={size} level={i === 0 ? 1 : 2} size={size}>
          Your license starts here
        </Heading>
      ))}
    </div>
  ),
};
export const Eyebrow: Story = { args: { eyebrow: "Real estate in Texas", size: "display" } };
export const Centered: Story = { args: { align: "center", eyebrow: "Real estate in Texas" } };
export const Emphasis: Story = {
  args: {
    size: "display",
    children: (
      <>
        Your license <em>starts here</em>
      </>
    ),
  },
};
