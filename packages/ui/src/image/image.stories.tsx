import type { Meta, StoryObj } from "@storybook/react";
import { EXAMPLE_PICTURE } from "../testing/example-picture.ts";
import { Image } from "./Image.tsx";

const meta = {
  title: "UI/Image",
  tags: ["autodocs"],
  component: Image,
  args: { src: EXAMPLE_PICTURE, alt: "Hills under a low sun", width: 534, height: 356 },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Rounded: Story = { args: { rounded: true } };
export const Contained: Story = { args: { width: 240, height: 240, fit: "contain" } };
