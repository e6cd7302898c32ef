import type { Meta, StoryObj } from "@storybook/react";
import { Seal } from "./Seal.tsx";

const meta = {
  title: "UI/Seal",
  tags: ["autodocs"],
  component: Seal,
  args: { alt: "Approved", children: "Approved by the Texas Real Estate Commission" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Seal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Guarantee: Story = {
  args: { icon: "shield", alt: "Guaranteed", children: "Pass the test or your money back!" },
};
export const Award: Story = { args: { icon: "award", size: 120, children: undefined } };
