import { expect, type Page } from "@playwright/test";

/** Of each section, whether it is laid out only when it comes near the screen. */
export const waitingSections = (page: Page): Promise<boolean[]> =>
  page
    .locator("main > .cw-section")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility === "auto"));

/** Waits until every section is as high as it is: before, a jump far down may miss its place. */
export const allLaidOut = (page: Page): Promise<void> => expect.poll(() => waitingSections(page)).not.toContain(true);
