import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "UI/Dialog",
  tags: ["autodocs"],
  component: Dialog,
  args: {
    id: "guarantee",
    title: "Ace or Don't Pay Guarantee",
    children: <p>Pass your exam the first time, or ask for your money back within 30 days. No forms, no questions.</p>,
    actions: <Button href="#courses">See all courses</Button>,
  },
  render: (args) => (
    <>
      <Button style="secondary" opens={args.id}>
        Read the guarantee
      </Button>
      <Dialog {...args} />
    </>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function parts(root: HTMLElement) {
  const dialog = root.querySelector("dialog");
  const opener = root.querySelector<HTMLButtonElement>("button[commandfor]");
  if (!dialog || !opener) throw new Error("The story shows no dialog or no opener.");
  return { dialog, opener };
}

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, opener } = parts(canvasElement);
    await userEvent.click(opener);
    await expect(dialog.matches(":modal")).toBe(true);
  },
};

export const ClosesOnX: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { dialog, opener } = parts(canvasElement);
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(dialog.open).toBe(false);
    await expect(opener).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    width: "wide",
    children: Array.from({ length: 14 }, (_, i) => (
      <p key={i} className="mb-4">
        Part {i + 1}. The course may be taken on any device, and it keeps your place. Certificates are sent by the next
        working day.
      </p>
    )),
  },
  ...(Open.play ? { play: Open.play } : {}),
};
