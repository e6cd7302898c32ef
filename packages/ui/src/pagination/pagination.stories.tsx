import type { Meta, StoryObj } from "@storybook/react";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "UI/Pagination",
  tags: ["autodocs"],
  component: Pagination,
  args: { page: 5, pageCount: 9, getHref: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 9 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
