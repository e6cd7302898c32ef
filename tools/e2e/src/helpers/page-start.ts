import type { Page } from "@playwright/test";

/** Whether the page's bundle runs and has started every island that starts without interaction. */
export const isPageStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const queued: unknown = Reflect.get(window, "coursewayHeld");
    const isStarted = typeof queued === "object" && queued !== null && Reflect.get(queued, "isStarted") === true;
    return isStarted && document.querySelector("cw-island:not([live], [when])") === null;
  });
