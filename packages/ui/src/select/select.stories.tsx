import type { Meta, StoryObj } from "@storybook/react";
import { Select } from "./Select.tsx";

const STATES = ["Alabama", "California", "Florida", "New York", "Texas"];

const meta = {
  title: "UI/Select",
  tags: ["autodocs"],
  component: Select,
  args: {
    name: "state",
    label: "Your state",
    placeholder: "Select a State",
    options: STATES.map((state) => ({ value: state, label: state })),
  },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "Texas" } };
export const Invalid: Story = { args: { error: "Please choose your state" } };
export const Disabled: Story = { args: { disabled: true, placeholder: "Loading your state" } };
