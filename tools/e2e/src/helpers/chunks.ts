import type { Page } from "@playwright/test";

/** The browser's bundle that a build made, React among it. */
export const CHUNKS = "**/_next/static/islands/*.js";

/** Holds a page's chunks. @returns lets them come */
export async function holdChunks(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CHUNKS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
