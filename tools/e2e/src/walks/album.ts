import { type Page, test } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of the screenshots, outside the repository. */
export const ALBUMS = process.env["WALKS_DIR"] ?? join(tmpdir(), "courseway-walks");

/** Scrolls through the page so that content that appears on scrolling is shown, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const screen = page.viewportSize()?.height ?? 800;
  for (let y = 0; y < height; y += screen) {
    await page.mouse.wheel(0, screen);
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The screenshots of one walk, numbered in order. */
export function openAlbum(page: Page, name: string) {
  const folder = join(ALBUMS, name);
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const fileOf = (step: string): string => join(folder, `${String((count += 1)).padStart(2, "0")}-${step}.png`);
  return {
    /** Takes a screenshot of the screen. */
    takeScreen: (step: string) => test.step(step, () => page.screenshot({ path: fileOf(step) })),
    /** Takes a screenshot of the whole page. */
    takePage: (step: string) =>
      test.step(step, async () => {
        await scrollThrough(page);
        await page.screenshot({ path: fileOf(step), fullPage: true });
      }),
  };
}
