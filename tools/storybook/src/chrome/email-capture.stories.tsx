import type { Globals } from "@courseway/content-client";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";
import { STORY_NOW } from "../blocks/story-now.ts";
import { HostScene, createScene } from "./HostScene.tsx";

const emailCapture: NonNullable<Globals["emailCapture"]> = {
  showEmailCapture: true,
  coupon: "CAREER20",
  captureTitle: null,
  displayContent: "<p>Get <strong>20% off</strong> your first course. Tell us where to send the code.</p>",
  displayContentAfterSubmit: "",
  buttonLabel: null,
  buttonSize: "default",
  buttonAriaLabel: null,
  saleStart: null,
  saleEnd: null,
  percentage: 20,
  countdownDays: 3,
};

const meta = { title: "Chrome/Email capture", parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The banner at the foot for a visitor with these cookies, and its text. */
const buildStory = (jar: Readonly<Record<string, string>>, text: string, capture = emailCapture): Story => ({
  render: (_, context) => (
    <HostScene
      scene={createScene({ globals: { emailCapture: capture }, browser: { jar: { ...jar } } })}
      brand={context.globals["brand"]}
      over="capture"
    />
  ),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole("complementary", { name: "Email offer" });
    await waitFor(() => expect(banner.innerText).toContain(text));
  },
});

const SUBSCRIBED = { emailCoupon: "CAREER20", emailSubmissionDate: String(STORY_NOW - 3_600_000) };

export const Expanded: Story = buildStory({}, "Email Address");
export const Minimized: Story = buildStory({ emailMinimize: "true" }, "Save 20% Today!");
export const Submitted: Story = buildStory(SUBSCRIBED, "Hurry, this 20% off deal ends");
export const SubmittedOwnWords: Story = buildStory(SUBSCRIBED, "already in your cart", {
  ...emailCapture,
  displayContentAfterSubmit: "<p>Your code is on its way, and already in your cart.</p>",
});
export const SubmittedMinimized: Story = buildStory(
  { ...SUBSCRIBED, emailMinimize: "true" },
  "Hurry, this 20% off deal ends",
);
/** Once the coupon is over, its cookies are removed and the form is back. */
export const Over: Story = buildStory(
  { ...SUBSCRIBED, emailSubmissionDate: String(STORY_NOW - 4 * 24 * 3_600_000) },
  "Email Address",
);
