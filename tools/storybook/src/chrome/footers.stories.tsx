import type { Meta, StoryObj } from "@storybook/react";
import { createElement } from "react";
import { brandConfig } from "../brands/brand-configs.ts";
import { footers } from "./brand-chrome.ts";

const meta = { title: "Chrome/Footer", parameters: { bare: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A brand's footer under its own theme. */
const buildStory = (name: string): Story => ({
  globals: { brand: name },
  render: () =>
    createElement(footers.get(name) ?? "footer", { brand: brandConfig(name), options: null, path: "/", year: 2026 }),
});

export const Aarp: Story = buildStory("aarp");
export const Ace: Story = buildStory("ace");
export const Dec: Story = buildStory("dec");
export const Ids: Story = buildStory("ids");
export const Ins: Story = buildStory("ins");
export const Mtg: Story = buildStory("mtg");
