import type { Meta, StoryObj } from "@storybook/react";
import { Link } from "./Link.tsx";

const meta = {
  title: "UI/Link",
  tags: ["autodocs"],
  component: Link,
  args: { href: "#rules", children: "Read your state's rules" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Quiet: Story = { args: { variant: "quiet" } };
export const NewTab: Story = { args: { newTab: true, nofollow: true } };
