import type { StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";

/**
 * Checks that nothing of the story is wider than its page. A single word that does not wrap, or the text of a missing
 * picture, makes the whole page scroll sideways on a phone.
 */
export const fitsItsPage: NonNullable<StoryObj["play"]> = async ({ canvasElement }) => {
  const pictures = [...canvasElement.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  await waitFor(() => expect(pictures.filter(({ complete }) => !complete)).toEqual([]));
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
