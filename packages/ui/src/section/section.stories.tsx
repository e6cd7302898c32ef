import type { Meta, StoryObj } from "@storybook/react";
import { Button } from "../button/Button.tsx";
import { ButtonGroup } from "../button-group/ButtonGroup.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Section } from "./Section.tsx";

const meta = {
  title: "UI/Section",
  tags: ["autodocs"],
  component: Section,
  args: {
    label: "Example",
    pattern: true,
    children: (
      <div className="grid max-w-text gap-5">
        <Heading level={2} eyebrow="How it works">
          Learn in the evening, work by day
        </Heading>
        <p className="text-lg text-quiet">
          Short lessons that keep your place, and a teacher who answers within a day.
        </p>
        <ButtonGroup>
          <Button href="#start">Start now</Button>
          <Button href="#more" style="secondary">
            See a lesson
          </Button>
        </ButtonGroup>
      </div>
    ),
  },
  parameters: { bare: true },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tint: Story = { args: { ground: "tint" } };
export const Deep: Story = { args: { ground: "deep" } };
export const Large: Story = { args: { ground: "tint", space: "large" } };
