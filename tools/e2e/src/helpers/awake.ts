import type { Page } from "@playwright/test";

/** Whether React has taken the page over; what a test changes of the document before, React would put back. */
export const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
