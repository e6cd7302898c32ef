import type { StoryObj } from "@storybook/react";
import { expect, waitFor } from "storybook/test";

/**
 * Nothing of the story is wider than its page: one word that does not break, or the words of a picture that does not come,
 * make all of a phone's page scroll sideways.
 */
export const fitsItsPage: NonNullable<StoryObj["play"]> = async ({ canvasElement }) => {
  const pictures = [...canvasElement.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  await waitFor(() => expect(pictures.filter(({ complete }) => !complete)).toEqual([]));
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};
