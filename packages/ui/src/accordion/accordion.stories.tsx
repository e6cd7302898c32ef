import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent } from "storybook/test";
import { Accordion } from "./Accordion.tsx";

const meta = {
  title: "UI/Accordion",
  tags: ["autodocs"],
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      {
        title: "How long does the course take?",
        content: <p>Most people finish in two evenings. You can stop at any page and go on later, on any device.</p>,
      },
      {
        title: "Does my state accept it?",
        content: (
          <p>
            Every course is approved by the state it is named after. The certificate goes to the state by itself where
            the state allows that.
          </p>
        ),
      },
      { title: "What if I do not pass?", content: <p>Take the exam again as often as you like, free of charge.</p> },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (root: HTMLElement) => [...root.querySelectorAll("details")].map((item) => item.open);

export const Lined: Story = {
  parameters: { ground: ["plain", "tint", "deep"] },
};

export const Boxed: Story = {
  args: { variant: "boxed" },
  parameters: { ground: ["plain", "tint", "deep"] },
};

export const Exclusive: Story = {
  args: { exclusive: true, variant: "boxed" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText("How long does the course take?"));
    await userEvent.click(canvas.getByText("Does my state accept it?"));
    await expect(isOpen(canvasElement)).toEqual([false, true, false]);
  },
};
