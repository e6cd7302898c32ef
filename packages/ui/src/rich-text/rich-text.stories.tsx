import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent } from "storybook/test";
import { Dialog } from "../dialog/Dialog.tsx";
import { Stars } from "../stars/Stars.tsx";
import { RichText } from "./RichText.tsx";

const meta = {
  title: "UI/RichText",
  tags: ["autodocs"],
  component: RichText,
  args: { html: "" },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: {
    html: `<h2>Become an agent in \${state}</h2>
      <p>The course for Loading state agents costs \${price}. <a class="nofollow-link" href="#rules">Read the rules</a>.</p>
      <ol><li>Enroll today</li><li>Learn at <strong>your own pace</strong></li><li>Take the exam</li></ol>
      <table><thead><tr><th>Step</th><th>Hours</th></tr></thead><tbody><tr><td>Principles</td><td>60</td></tr><tr><td>Contracts</td><td>30</td></tr></tbody></table>
      <p style="text-align: center; color: #6b2d5c">Editors may color their own text.</p>`,
    tokens: { state: "Texas", prices: { price: "$119.20" } },
  },
  parameters: { ground: ["plain", "tint"] },
};

export const StateUnknown: Story = {
  args: { html: "<p>Courses for ${state}, approved and up to date.</p>" },
};

export const OpensModal: Story = {
  args: {
    html: '<p>We give a <span class="highlighted-text-modal-1">money-back guarantee</span> on every course.</p>',
    modals: ["rich-text-modal"],
  },
  render: (args) => (
    <>
      <RichText {...args} />
      <Dialog id="rich-text-modal" title="Money back">
        <p>Ask for it within 30 days.</p>
      </Dialog>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "money-back guarantee" }));
    await expect(canvasElement.querySelector("dialog")?.matches(":modal")).toBe(true);
  },
};

export const Shortcodes: Story = {
  args: {
    html: '<p>[trustpilotStars cssClasses="large"]</p><div data-shortcode="productPicker" data-key="texas"></div>',
    components: { trustpilotStars: () => <Stars rating={5} caption="4.9 of 5" /> },
  },
};
