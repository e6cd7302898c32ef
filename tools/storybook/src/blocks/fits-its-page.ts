import type { StoryObj } from "@storybook/react";
import { expect } from "storybook/test";

/** Nothing of the story is wider than its page: one word that does not break makes all of a phone's page scroll sideways. */
export const fitsItsPage: NonNullable<StoryObj["play"]> = ({ canvasElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
