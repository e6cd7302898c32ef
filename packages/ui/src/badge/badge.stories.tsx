import type { Meta, StoryObj } from "@storybook/react";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "UI/Badge",
  tags: ["autodocs"],
  component: Badge,
  args: { children: "Most popular" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Save: Story = { args: { tone: "save", children: "20% off" } };
export const Quiet: Story = { args: { tone: "quiet", children: "Career advice" } };
