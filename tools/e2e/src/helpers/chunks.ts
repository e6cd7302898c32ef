import type { Page } from "@playwright/test";

/** The scripts that a build made, React's among them. */
export const CHUNKS = "**/_next/static/chunks/*.js";

/** Holds a page's chunks. @returns lets them come */
export async function holdChunks(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CHUNKS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
