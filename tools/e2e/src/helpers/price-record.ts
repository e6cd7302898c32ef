import type { Page } from "@playwright/test";
import { addScript } from "./tabs.ts";

declare global {
  interface Window {
    pricesSeen?: string[];
  }
}

/** Records every text of the page's first price, starting with the first HTML. Call it before the page loads. */
export async function recordPrices(page: Page): Promise<void> {
  await addScript(page, () => {
    const seen: string[] = [];
    window.pricesSeen = seen;
    const note = (): void => {
      const text = document.querySelector(".cw-price-final")?.lastChild?.textContent ?? "";
      if (text !== "" && text !== seen.at(-1)) seen.push(text);
    };
    // Each frame is a step of the countdown, however slow the machine: a late screen would skip steps.
    let time = 0;
    let waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => {
      if (waiting.push(draw) === 1)
        setTimeout(() => {
          const drawn = waiting;
          waiting = [];
          time += 14;
          for (const next of drawn) next(time);
        });
      return 0;
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** The recorded texts; consecutive duplicates count once. */
export const recordedPrices = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.pricesSeen ?? []);
