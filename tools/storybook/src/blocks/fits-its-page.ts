import type { StoryObj } from "@storybook/react";
import { expect } from "storybook/test";

/** Nothing of the story is wider than its page: one word that does not break makes all of a phone's page scroll sideways. */
export const fitsItsPage: NonNullable<StoryObj["play"]> = async ({ canvasElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
