import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified axe: a browser takes twice as long to parse the full file, on every page again. */
const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Adds axe to a page and returns a function that runs it in the page, or in the part that a selector names, until the
 * page navigates. Call it once the page has loaded.
 */
export async function withAxe(page: Page): Promise<(within?: string) => Promise<readonly string[]>> {
  await page.evaluate(source);
  return (within = "html") => violations(page, within);
}

/**
 * Axe's findings in a page, one line each. Runs in the page itself: axe's Playwright runner opens a second page for
 * each report, which takes five times as long. Skips frames: their own pages are tested elsewhere.
 */
const violations = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(async (part) => {
    // Text that is fading in has less contrast than it will have.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations: found } = await window.axe.run(part, {
      resultTypes: ["violations"],
      iframes: false,
      preload: { assets: ["media"] },
    });
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary})`).join("; ")}`,
    );
  }, within);
