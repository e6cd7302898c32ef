import type { Meta, StoryObj } from "@storybook/react";
import { Button } from "../button/Button.tsx";
import { ButtonGroup } from "./ButtonGroup.tsx";

const meta = {
  title: "UI/ButtonGroup",
  tags: ["autodocs"],
  component: ButtonGroup,
  args: {
    children: (
      <>
        <Button href="#start" size="large">
          Start now
        </Button>
        <Button href="#compare" size="large" style="secondary">
          Compare courses
        </Button>
        <Button href="#how" style="tertiary">
          How it works
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Centered: Story = { args: { align: "center" } };
export const Grid: Story = { args: { layout: "grid" } };
