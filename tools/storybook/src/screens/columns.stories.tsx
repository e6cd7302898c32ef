import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { DESKTOP, onScreens, type OpenScreen, PHONE, type Screen, TABLET } from "./screen-story.ts";

/** Blocks whose columns and pictures have given widths on phones, tablets and desktops. */
const meta: Meta = { title: "Screens/Columns", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

/** How many of the elements are in the first row: the next row starts further left. */
function countFirstRow({ list }: Screen, selector: string): number {
  const lefts = list(selector).map((element) => element.getBoundingClientRect().left);
  const next = lefts.findIndex((left, index) => index > 0 && left <= (lefts[index - 1] ?? left));
  return next === -1 ? lefts.length : next;
}

/** How many times as wide the first of two elements is as the second one. */
function compareWidths({ list }: Screen, selector: string): number {
  const [first, second] = list(selector).map((element) => element.getBoundingClientRect().width);
  return (first ?? 0) / (second ?? 1);
}

/** Icons in a row on a phone, a tablet and a desktop. */
const icons =
  (...expected: readonly [number, number, number]) =>
  async (open: OpenScreen): Promise<void> => {
    const screens = [await open(PHONE), await open(TABLET), await open(DESKTOP)];
    await expect(screens.map((screen) => countFirstRow(screen, ".cw-multi-icon > li"))).toEqual(expected);
  };

export const OneIcon: Story = {
  ...onScreens("multiIcon", "one", async (open) => {
    for (const width of [PHONE, DESKTOP]) {
      const { measure } = await open(width);
      await expect(measure(".cw-multi-icon > li").width).toBeCloseTo(measure(".cw-multi-icon").width, 0);
    }
  }),
  name: "One icon has the full width [BL-multiIcon-001]",
};
export const TwoIcons: Story = {
  ...onScreens("multiIcon", "two", icons(1, 2, 2)),
  name: "Two icons are in one row, on phones one below the other [BL-multiIcon-002]",
};
export const ThreeIcons: Story = {
  ...onScreens("multiIcon", "three", icons(1, 3, 3)),
  name: "Three icons are in one row, on phones one below the other [BL-multiIcon-002]",
};
export const FourIcons: Story = {
  ...onScreens("multiIcon", "four", icons(2, 2, 4)),
  name: "Four icons are in two rows, on a desktop in one [BL-multiIcon-003]",
};
export const SixIcons: Story = {
  ...onScreens("multiIcon", "six", icons(2, 3, 6)),
  name: "Six icons are two to a row, on a tablet three, on a desktop six [BL-multiIcon-004]",
};

const COLUMN = ".cw-column";

/** Two columns: on a phone one below the other, from a tablet on the first one so many times as wide as the second. */
const twoColumns =
  (ratio: number) =>
  async (open: OpenScreen): Promise<void> => {
    await expect(countFirstRow(await open(PHONE), COLUMN)).toBe(1);
    for (const width of [TABLET, DESKTOP]) await expect(compareWidths(await open(width), COLUMN)).toBeCloseTo(ratio, 1);
  };

export const LeftLarge: Story = {
  ...onScreens("multiColumn", "two", twoColumns(3 / 2)),
  name: "Two columns are 3/5 and 2/5 wide [BL-multiColumn-004]",
};
export const RightLarge: Story = {
  ...onScreens("multiColumn", "rightLarge", twoColumns(2 / 3)),
  name: "Two columns with a large right one are 2/5 and 3/5 wide [BL-multiColumn-004]",
};
export const OneThird: Story = {
  ...onScreens("multiColumn", "oneThird", twoColumns(30 / 70)),
  name: "The one-third layout is 30 and 70 percent [BL-multiColumn-005]",
};
export const ThreeColumns: Story = {
  ...onScreens("multiColumn", "three", async (open) => {
    const screen = await open(TABLET);
    await expect([countFirstRow(screen, COLUMN), compareWidths(screen, COLUMN)]).toEqual([3, 1]);
  }),
  name: "Three columns are a third wide each",
};

/** Columns of equal width in one row of a desktop. */
const equalColumns =
  (count: number) =>
  async (open: OpenScreen): Promise<void> => {
    const screen = await open(DESKTOP);
    const widths = screen.list(COLUMN).map((column) => Math.round(column.getBoundingClientRect().width));
    await expect(countFirstRow(screen, COLUMN)).toBe(count);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  };

export const FourColumns: Story = {
  ...onScreens("multiColumn", "four", equalColumns(4)),
  name: "Four columns are a quarter wide each [BL-multiColumn-006]",
};
export const SixColumns: Story = {
  ...onScreens("multiColumn", "six", equalColumns(6)),
  name: "Six columns are a sixth wide each [BL-multiColumn-007]",
};

const PICTURE = ".cw-learn-more > .cw-image";
const TEXT = ".cw-learn-more-text";

export const LearnMoreRow: Story = {
  ...onScreens("learnMore", "row", async (open) => {
    const { measure } = await open(DESKTOP);
    await expect(measure(PICTURE).width / measure(TEXT).width).toBeCloseTo(30 / 70, 1);
    await expect(measure(PICTURE).right).toBeLessThan(measure(TEXT).left);
    const phone = await open(PHONE);
    await expect(phone.measure(PICTURE).bottom).toBeLessThan(phone.measure(TEXT).top);
  }),
  name: "A row with a picture is 30 and 70 percent wide, on phones one below the other [BL-learnMore-005]",
};
export const LearnMoreColumn: Story = {
  ...onScreens("learnMore", "column", async (open) => {
    const { measure } = await open(DESKTOP);
    await expect(measure(PICTURE).bottom).toBeLessThan(measure(TEXT).top);
  }),
  name: "A column has its picture above its text",
};

export const LayoutPicture: Story = {
  ...onScreens("layout", "withImage", async (open) => {
    const widths: number[] = [];
    for (const width of [375, 700, 1235, 1236]) {
      const { measure } = await open(width);
      widths.push(measure(".cw-layout-picture .cw-image").width);
    }
    await expect(widths).toEqual([327, 428, 428, 534]);
  }),
  name: "The picture is 534 px wide, up to 1235 px 428, up to 375 px 327 [BL-layout-004]",
};
