import type { Page } from "@playwright/test";

/** Whether the page's bundle runs and has started every island that starts without interaction. */
export const needsEarlyStart = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const held: unknown = Reflect.get(window, "coursewayHeld");
    const isStarted = typeof held === "object" && held !== null && Reflect.get(held, "isStarted") === true;
    return isStarted && document.querySelector("cw-island:not([live], [when])") === null;
  });
