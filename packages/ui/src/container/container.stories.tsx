import type { Meta, StoryObj } from "@storybook/react";
import { Container } from "./Container.tsx";

const meta = {
  title: "UI/Container",
  tags: ["autodocs"],
  component: Container,
  args: { children: <p className="bg-accent-soft py-4">The width that content stands in.</p> },
  parameters: { bare: true },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Text: Story = { args: { width: "text" } };
