import { type Page, test } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the photographs go: a folder outside the repository. */
export const ALBUMS = process.env["WALKS_DIR"] ?? join(tmpdir(), "courseway-walks");

/** Shows what comes with scrolling, and goes back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const screen = page.viewportSize()?.height ?? 800;
  for (let y = 0; y < height; y += screen) await page.mouse.wheel(0, screen);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The photographs of one walk, numbered in its order. */
export function openAlbum(page: Page, name: string) {
  const folder = join(ALBUMS, name);
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const fileOf = (step: string): string => join(folder, `${String((count += 1)).padStart(2, "0")}-${step}.png`);
  return {
    /** The screen as it is. */
    takeScreen: (step: string) => test.step(step, () => page.screenshot({ path: fileOf(step) })),
    /** The whole page, from top to end. */
    takePage: (step: string) =>
      test.step(step, async () => {
        await scrollThrough(page);
        await page.screenshot({ path: fileOf(step), fullPage: true });
      }),
  };
}
