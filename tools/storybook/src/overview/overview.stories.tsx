import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent } from "storybook/test";
import { BlocksOverview } from "./BlocksOverview.tsx";
import { catalog } from "./generated/catalog.ts";

// The page itself is overview.mdx; this story is for the tests.
const meta = { title: "Blocks/Search by field", tags: ["!dev"] } satisfies Meta;
export default meta;

/** A search for a field's handle finds the blocks that have it, by keyboard alone. */
export const Search: StoryObj = {
  render: () => <BlocksOverview blocks={catalog} />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox", { name: "Find a block" });
    await userEvent.tab();
    await expect(search).toHaveFocus();
    await userEvent.keyboard("bundleTitleTwo");
    await expect(canvas.getByRole("status")).toHaveTextContent(`1 of ${catalog.length} blocks`);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pricing table" })).toHaveFocus();
  },
};
