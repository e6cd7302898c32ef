import type { Meta, StoryObj } from "@storybook/react";
import { ButtonGroup } from "../button-group/ButtonGroup.tsx";
import { Button, type ButtonProps } from "./Button.tsx";
import type { ButtonStyle } from "./PlainButton.tsx";

const meta = {
  title: "UI/Button",
  tags: ["autodocs"],
  component: Button,
  args: { children: "Get my license" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const STYLES: readonly ButtonStyle[] = ["primary", "secondary", "tertiary"];

const inEveryStyle = (args: ButtonProps) => (
  <ButtonGroup>
    {STYLES.map((style) => (
      <Button key={style} {...args} style={style} />
    ))}
  </ButtonGroup>
);

export const Styles: Story = { render: inEveryStyle };
export const AsLinks: Story = { args: { href: "#courses" }, render: inEveryStyle };
export const Small: Story = { args: { size: "small" }, render: inEveryStyle };
export const Large: Story = { args: { size: "large" }, render: inEveryStyle };
export const WithIcon: Story = { args: { icon: "arrow-right" }, render: inEveryStyle };
export const Disabled: Story = { args: { disabled: true }, render: inEveryStyle };
export const Pending: Story = { args: { pending: true, children: "Sending" }, render: inEveryStyle };
export const FullWidth: Story = { args: { fullWidth: true }, parameters: { ground: "plain" } };
