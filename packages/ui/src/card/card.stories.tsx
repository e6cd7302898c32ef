import type { Meta, StoryObj } from "@storybook/react";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Price } from "../price/Price.tsx";
import { Stars } from "../stars/Stars.tsx";
import { Card, type CardProps } from "./Card.tsx";

const meta = {
  title: "UI/Card",
  tags: ["autodocs"],
  component: Card,
  args: { children: null },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer = (args: CardProps) => (
  <Card {...args} className="grid max-w-[364px] content-start gap-4">
    <Badge tone="quiet">Online course</Badge>
    <Heading level={2} size="h4">
      Texas Pre-Licensing Course
    </Heading>
    <Stars rating={5} caption="4.9 of 5" size="small" />
    <Price finalText="$119.20" compareAtText="$149" badgeText="20%" />
    <Button href="#start" fullWidth>
      Start now
    </Button>
  </Card>
);

export const Raised: Story = { render: offer };
export const Outlined: Story = { args: { variant: "outlined" }, render: offer };
export const Featured: Story = { args: { variant: "featured" }, render: offer };
export const Interactive: Story = {
  args: { interactive: true },
  render: (args) => (
    <Card {...args} className="max-w-[364px]">
      <Heading level={2} size="h4">
        <a className="cw-card-link" href="#texas">
          Texas
        </a>
      </Heading>
      <p className="text-quiet">12 courses from $79</p>
    </Card>
  ),
};
