import type { Locator, Page } from "@playwright/test";

export const getHeader = (page: Page): Locator => page.getByRole("banner");
export const getMain = (page: Page): Locator => page.getByRole("main");
export const getFooter = (page: Page): Locator => page.getByRole("contentinfo");

/** The hero of a product page: its heading, price and buy button. */
export const getHero = (page: Page): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 1 }) });

/** The final price, without the text for screen readers only. */
export const finalPrice = (within: Locator): Locator => within.locator(".cw-price-final").first();

/** The amounts of money in a text, in order. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/gu)].map(([, digits = ""]) => Number(digits.replaceAll(",", "")));
