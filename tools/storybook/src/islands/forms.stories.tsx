import type { Meta, StoryObj } from "@storybook/react";
import { expect, waitFor, within } from "storybook/test";
import { answerAsHost } from "../blocks/story-host.ts";
import { type Play, using } from "./island-story.tsx";

/** Forms: with errors, while being sent, after success, and without a response. */
const meta: Meta = { title: "Islands/Forms", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const wait = () => new Promise<Response>(() => undefined);
const fail = () => Promise.resolve(new Response("", { status: 503 }));

const sending =
  (then: Play): Play =>
  async (story) => {
    await story.userEvent.type(await story.canvas.findByRole("textbox", { name: "Email Address" }), "ada@example.com");
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Send" }));
    await then(story);
  };

export const EmailMissing: Story = using("emailForm", "full", async ({ canvas, userEvent }) => {
  const email = await canvas.findByRole("textbox", { name: "Email Address" });
  await userEvent.type(email, "ada@");
  await userEvent.click(canvas.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(email).toHaveAttribute("aria-invalid", "true"));
});
export const EmailSending: Story = {
  ...using(
    "emailForm",
    "full",
    sending(async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByRole("button", { name: /Send/u })).toHaveAttribute("aria-busy", "true"));
    }),
  ),
  beforeEach: () => answerAsHost(wait),
};
export const EmailSent: Story = {
  ...using(
    "emailForm",
    "full",
    sending(async ({ canvas }) => {
      await expect(await canvas.findByRole("status")).toBeVisible();
    }),
  ),
};
export const EmailFailed: Story = {
  ...using(
    "emailForm",
    "full",
    sending(async ({ canvas }) => {
      await expect(await canvas.findByRole("alert")).toBeVisible();
    }),
  ),
  beforeEach: () => answerAsHost(fail),
};
/** Under a brand that has a mailing list. */
export const DiscountGiven: Story = {
  ...using("emailCapture", "whole", async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Email Address" }), "ada@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Get My Discount" }));
    await expect(await canvas.findByRole("status")).toBeVisible();
  }),
  globals: { brand: "ace" },
};
/** Under a brand that has a referral program. */
const inviteWithoutAddress = using("ambassadorInvite", "whole", async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "GET MY REFERRAL LINK" }));
  const dialog = await canvas.findByRole("dialog", {}, { timeout: 5000 });
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Email Address" }), "ada@");
  await userEvent.click(within(dialog).getByRole("button", { name: "Get my link" }));
  await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveAttribute("aria-invalid", "true"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog).not.toBeVisible());
});
export const InviteWithoutAddress: Story = { ...inviteWithoutAddress, globals: { brand: "ace" } };
const inviteAnswered = using("ambassadorInvite", "whole", async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "GET MY REFERRAL LINK" }));
  const dialog = await canvas.findByRole("dialog", { name: "Refer your friends" }, { timeout: 5000 });
  const [first, second] = [
    within(dialog).getByText("Refer your friends"),
    within(dialog).getByText("Start sharing now!"),
  ];
  await expect([first.checkVisibility(), second.checkVisibility()]).toEqual([true, false]);
  // Until the island's code is there, React hides what waits for it.
  await waitFor(
    () => expect(within(dialog).getByText("Enter your email to join our ambassador program.")).toBeVisible(),
    { timeout: 12_000 },
  );
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Email Address" }), "ada@example.com");
  await userEvent.click(within(dialog).getByRole("button", { name: "Get my link" }));
  await waitFor(() => expect(within(dialog).getByText("Start sharing your link below")).toBeVisible());
  await waitFor(() => expect([first.checkVisibility(), second.checkVisibility()]).toEqual([false, true]));
  await expect(within(dialog).getByRole("link", { name: "https://refer.example.com/ada" })).toBeVisible();
});
export const InviteAnswered: Story = {
  ...inviteAnswered,
  name: "The sign-up's first step, and with the link its second one [MD-005, MD-006]",
  globals: { brand: "ace" },
};
export const LeadFormWithoutThirdParties: Story = using("hubspot", "oneStep", async ({ canvas }) => {
  await expect(await canvas.findByRole("link", { name: "Get in touch" })).toBeVisible();
});
