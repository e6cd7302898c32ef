import { expect, type Page } from "@playwright/test";

/** For each section, whether its layout is deferred until it is near the screen. */
export const waitingSections = (page: Page): Promise<boolean[]> =>
  page
    .locator("main > .cw-section")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility === "auto"));

/** Waits until every section has its real height: an earlier jump far down the page may miss its target. */
export const allLaidOut = (page: Page): Promise<void> => expect.poll(() => waitingSections(page)).not.toContain(true);
