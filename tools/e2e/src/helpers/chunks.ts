import type { Page } from "@playwright/test";

/** The browser bundle of a build, including React. */
export const CHUNKS = "**/_next/static/islands/*.js";

/** Delays a page's chunks. @returns a function that releases them */
export async function holdChunks(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CHUNKS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
