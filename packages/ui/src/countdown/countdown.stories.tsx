import type { Meta, StoryObj } from "@storybook/react";
import { Countdown } from "./Countdown.client.tsx";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

const meta = {
  title: "UI/Countdown",
  component: Countdown,
  args: { now: NOW, ends: NOW + 7.5 * HOUR, clock: () => NOW, label: "OFFER ENDS" },
  parameters: { ground: ["plain", "tint", "deep"] },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const OfferOfDays: Story = { args: { ends: NOW + 53 * HOUR } };
export const BannerOfDays: Story = { args: { ends: NOW + 53 * HOUR, format: "banner", label: "SALE ENDS IN" } };
