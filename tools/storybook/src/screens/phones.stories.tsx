import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { DESKTOP, onScreens, PHONE, type Screen } from "./screen-story.ts";

/** Blocks of which phones show other parts than desktops. */
const meta: Meta = { title: "Screens/Phones", parameters: { bare: true } };
export default meta;
type Story = StoryObj;

/** Which of these elements a visitor sees. */
const listVisible = ({ isVisible }: Screen, ...selectors: readonly string[]): readonly string[] =>
  selectors.filter(isVisible);

const NAV = ".cw-breadcrumbs";

export const Breadcrumbs: Story = {
  ...onScreens("breadcrumbs", "whole", async (open) => {
    await expect((await open(PHONE)).isVisible(NAV)).toBe(true);
  }),
  name: "Breadcrumbs are on phones too",
};
export const BreadcrumbsHiddenOnPhones: Story = {
  ...onScreens("breadcrumbs", "hiddenOnPhones", async (open) => {
    await expect([(await open(767)).isVisible(NAV), (await open(768)).isVisible(NAV)]).toEqual([false, true]);
  }),
  name: "Breadcrumbs with hideOnMobile are not on phones [BL-breadcrumbs-003]",
};

const [BUTTON, SELECT, LIST] = [".cw-dropdown-button", ".cw-dropdown-select", ".cw-dropdown-list"];

export const Dropdown: Story = {
  ...onScreens("multiColumn", "two", async (open) => {
    await expect(listVisible(await open(PHONE), BUTTON, SELECT)).toEqual([SELECT]);
    await expect(listVisible(await open(DESKTOP), BUTTON, SELECT)).toEqual([BUTTON]);
    // Only a script can follow the choice of a select.
    await expect(listVisible(await open(PHONE, false), BUTTON, SELECT)).toEqual([BUTTON]);
  }),
  name: "A dropdown is a native select on phones [BL-dropdown-003]",
};
export const DropdownSize: Story = {
  ...onScreens("multiColumn", "two", async (open) => {
    const screen = await open(DESKTOP);
    const list = screen.find(LIST);
    // As many links as there are states.
    for (let count = 0; count < 25; count += 1)
      list.append(...[...list.children].slice(0, 2).map((link) => link.cloneNode(true)));
    screen.find(BUTTON).click();
    await expect(list.checkVisibility()).toBe(true);
    const { width, height } = screen.measure(LIST);
    await expect([width, height]).toEqual([366, 320]);
    await expect(screen.measure(BUTTON).width).toBe(366);
  }),
  name: "A dropdown is 366 px wide, and its list at most 20rem high [BL-dropdown-004, CN-004]",
};

export const StatePrices: Story = {
  ...onScreens("aarpPriceSelector", "whole", async (open) => {
    const parts = [".cw-state-list", ".cw-state-select"] as const;
    await expect(listVisible(await open(PHONE), ...parts)).toEqual([".cw-state-select"]);
    await expect(listVisible(await open(DESKTOP), ...parts)).toEqual([".cw-state-list"]);
  }),
  name: "The choice of a state is a list on desktops and a native select on phones [BL-aarpPriceSelector-002]",
};

export const LongPrice: Story = {
  ...onScreens("productCards", "ledger", async (open) => {
    const { list } = await open(320);
    for (const price of list(".cw-price-final")) {
      price.textContent = "$1,179.50";
      const range = price.ownerDocument.createRange();
      range.selectNodeContents(price);
      await expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
    }
  }),
  // The brand with the widest figures.
  globals: { brand: "ins" },
  name: "A price of nine characters is on one line in a phone's column",
};

const PICKER = [".cw-side-picker-card", ".cw-side-picker-banner"] as const;

export const SidePicker: Story = {
  ...onScreens("sideProductPicker", "whole", async (open) => {
    await expect(listVisible(await open(1023), ...PICKER)).toEqual([".cw-side-picker-banner"]);
    await expect(listVisible(await open(1024), ...PICKER)).toEqual([".cw-side-picker-card"]);
  }),
  name: "Small screens show a banner instead of the picker [BL-sideProductPicker-001]",
};
export const SidePickerWithoutBanner: Story = {
  ...onScreens("sideProductPicker", "withoutBanner", async (open) => {
    await expect(listVisible(await open(PHONE), ...PICKER)).toEqual([".cw-side-picker-card"]);
  }),
  name: "Without a banner small screens show the picker [BL-sideProductPicker-001]",
};

const HERO_PICTURE = ".cw-home-hero-picture img";
const heroImage = [
  { url: "{images}/road.svg", alt: "A road", width: 1200, height: 800, focalPoint: [0.3, 0.6] },
  { url: "{images}/car.svg", alt: "A car", width: 800, height: 800, focalPoint: [0.7, 0.2] },
];

export const HeroWithPictureOnPhones: Story = {
  ...onScreens("homeHero", "whole", async (open) => {
    await expect((await open(PHONE)).isVisible(HERO_PICTURE)).toBe(true);
  }),
  name: "The hero shows its picture on phones [BL-homeHero-002]",
};
export const HeroWithoutPictureOnPhones: Story = {
  ...onScreens("homeHero", "light", async (open) => {
    const [phone, desktop] = [await open(PHONE), await open(DESKTOP)];
    await expect([phone.isVisible(HERO_PICTURE), desktop.isVisible(HERO_PICTURE)]).toEqual([false, true]);
  }),
  name: "The hero shows no picture on phones where showImageOnMobile is off [BL-homeHero-002]",
};
export const HeroFocalPoints: Story = {
  ...onScreens(
    "homeHero",
    "whole",
    async (open) => {
      const readFocus = async (width: number) =>
        getComputedStyle((await open(width)).find(HERO_PICTURE)).objectPosition;
      await expect([await readFocus(DESKTOP), await readFocus(PHONE)]).toEqual(["30% 60%", "70% 20%"]);
    },
    { heroImage },
  ),
  name: "The hero crops each of its two pictures around that picture's focal point [CH-012]",
};
export const HeroSettles: Story = {
  ...onScreens("homeHero", "whole", async (open) => {
    const delays = (await open(DESKTOP))
      .find(".cw-home-hero-tiles")
      .getAnimations()
      .map(({ effect }) => effect?.getTiming().delay);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(delays).toEqual(isStill ? [] : [25]);
  }),
  name: "The hero settles 25 ms after it is drawn, unless the visitor wants no motion [BL-homeHero-004]",
};
