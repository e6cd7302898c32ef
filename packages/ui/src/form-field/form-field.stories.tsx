import type { Meta, StoryObj } from "@storybook/react";
import { FormField } from "./FormField.tsx";

const meta = {
  title: "UI/FormField",
  tags: ["autodocs"],
  component: FormField,
  args: { name: "email", type: "email", label: "Email Address" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Described: Story = {
  args: { description: "We send your coupon there, and nothing else.", placeholder: "name@example.com" },
};
export const Invalid: Story = { args: { defaultValue: "name@", error: "Please enter a valid email address" } };
export const Disabled: Story = { args: { defaultValue: "name@example.com", disabled: true } };
export const Phone: Story = { args: { name: "phone", type: "tel", label: "Phone Number" } };
