import type { Meta, StoryObj } from "@storybook/react";
import { Prose } from "./Prose.tsx";

const meta = {
  title: "UI/Prose",
  tags: ["autodocs"],
  component: Prose,
  args: {
    children: (
      <>
        <h2>What you learn</h2>
        <p>
          Contracts, law and practice, in the order your state asks for, with <a href="#sample">a sample lesson</a>{" "}
          before you pay.
        </p>
        <ul>
          <li>180 hours of lessons</li>
          <li>Practice exams as often as you like</li>
        </ul>
        <blockquote>
          <p>I passed at the first try, after work, in six weeks.</p>
        </blockquote>
      </>
    ),
  },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: "large" } };
