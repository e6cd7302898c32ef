import type { Meta, StoryObj } from "@storybook/react";
import { Countdown } from "./Countdown.tsx";

const boxes = (hours: number) =>
  [
    { unit: "hours", value: hours },
    { unit: "minutes", value: 30 },
    { unit: "seconds", value: 0 },
  ] as const;

const meta = {
  title: "UI/Countdown",
  tags: ["autodocs"],
  component: Countdown,
  args: { boxes: boxes(7), label: "OFFER ENDS" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const OfferOfDays: Story = { args: { boxes: boxes(53) } };
export const BannerOfDays: Story = {
  args: {
    boxes: [
      { unit: "days", value: 2 },
      { unit: "hours", value: 5 },
      { unit: "minutes", value: 0 },
    ],
    label: "SALE ENDS IN",
  },
};
