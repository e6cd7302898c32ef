import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "UI/SkipLink",
  tags: ["autodocs"],
  component: SkipLink,
  render: () => (
    <>
      <SkipLink target="after-header" />
      <p>Press Tab to see the link.</p>
      <div id="after-header" tabIndex={-1}>
        The page's content.
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to main content" }).clientHeight).toBeGreaterThan(20);
  },
};
