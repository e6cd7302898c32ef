import type { Meta, StoryObj } from "@storybook/react";
import { Price } from "./Price.tsx";

const meta = {
  title: "UI/Price",
  tags: ["autodocs"],
  component: Price,
  args: { finalText: "$119.20" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const everything = {
  compareAtText: "$149",
  badgeText: "20%",
  saveText: "Save 20% Today",
  feeText: "+ $5.95 certificate fee",
  affirm: { text: "As low as $11/mo" },
  klarna: { text: "4 interest-free payments of $29.80 with" },
};

export const Plain: Story = {};
export const Discounted: Story = { args: { compareAtText: "$149", badgeText: "20%" } };
export const BadgeOffListPrice: Story = {
  args: { finalText: "$492.15", compareAtText: "$579", badgeText: "24%", badgeNote: "off list price" },
};
export const Everything: Story = { args: everything };
export const StartingAt: Story = { args: { startingAt: true, feeText: "+ $5.95 certificate fee" } };
export const Large: Story = { args: { ...everything, size: "large" } };
export const Small: Story = { args: { compareAtText: "$149", size: "small" } };
