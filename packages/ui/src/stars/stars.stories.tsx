import type { Meta, StoryObj } from "@storybook/react";
import { Stars } from "./Stars.tsx";

const meta = {
  title: "UI/Stars",
  tags: ["autodocs"],
  component: Stars,
  args: { rating: 4 },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { args: { rating: 4 } };
export const WithCaption: Story = { args: { rating: 5, caption: "4.9 of 5, over 6,000 reviews" } };
export const Average: Story = { args: { average: 4.6, caption: "4.6 out of 5" } };
export const None: Story = { args: { rating: "no rating" } };
export const Large: Story = { args: { rating: 4, size: "large" } };
