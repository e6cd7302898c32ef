import type { Meta, StoryObj } from "@storybook/react";
import { createElement } from "react";
import { brandConfig } from "../brands/brand-configs.ts";
import { footers } from "./brand-chrome.ts";

const meta = { title: "Chrome/Footer", parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A brand's footer under its own theme. */
const of = (name: string): Story => ({
  globals: { brand: name },
  render: () =>
    createElement(footers.get(name) ?? "footer", { brand: brandConfig(name), options: null, path: "/", year: 2026 }),
});

export const Aarp: Story = of("aarp");
export const Ace: Story = of("ace");
export const Dec: Story = of("dec");
export const Ids: Story = of("ids");
export const Ins: Story = of("ins");
export const Mtg: Story = of("mtg");
