import { expect, type Page, test } from "@playwright/test";
import { withAxe } from "../helpers/axe.ts";
import { sampleOf } from "../helpers/content-pages.ts";
import { siteOf, testedBrands } from "../places.ts";

/** Everything that goes wrong in a page by itself: errors of scripts, of the console, of requests. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on(
    "console",
    (message) => message.type() === "error" && faults.push(`console: ${message.text()} ${message.location().url}`),
  );
  page.on("response", (answer) => answer.status() >= 400 && faults.push(`${answer.status()}: ${answer.url()}`));
  return faults;
}

/** How far the page is wider than the window, in px, with what sticks out. */
const overflow = (page: Page): Promise<{ by: number; of: string[] }> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const by = document.documentElement.scrollWidth - width;
    const wide =
      by <= 0
        ? []
        : [...document.querySelectorAll("body *")].filter(
            (element) => element.getBoundingClientRect().right > width + 1,
          );
    return { by, of: wide.slice(0, 5).map((element) => `${element.tagName} ${element.className}`) };
  });

for (const brand of testedBrands) {
  for (const path of sampleOf(brand)) {
    test(`${brand} ${path} is accessible, fits every screen and logs no error`, async ({ page }) => {
      const faults = faultsOf(page);
      // Text that is still fading in has another contrast than the text that stands there.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${siteOf(brand)}${path}`, { waitUntil: "load" });
      const violations = await withAxe(page);
      expect.soft(await violations(), "at 1280 px").toEqual([]);

      // 640 and 320 px are a screen of 1280 at 200 and 400 % zoom.
      for (const width of [1280, 768, 640, 390, 360, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflow(page), `at ${width} px`).toEqual({ by: 0, of: [] });
      }
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await violations(), "at 390 px").toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}
