import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Its short form: the whole one takes a browser twice as long to read, on every page again. */
const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What runs axe in a page, or in the part of it that a selector names, until the page is left. Call it once the page has loaded. */
export async function withAxe(page: Page): Promise<(within?: string) => Promise<readonly string[]>> {
  await page.evaluate(source);
  return (within = "html") => violations(page, within);
}

/**
 * What axe finds in a page, one line each. It runs in the page itself: its own runner for Playwright opens a second
 * page for each report, which takes five times as long. Frames are left to those whose pages they show.
 */
const violations = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(async (part) => {
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
