import { expect } from "@playwright/test";
import { tabTo } from "../helpers/by-keyboard.ts";
import { handoff } from "../helpers/checkout-page.ts";
import { fits, ways } from "../helpers/ways.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { checksAll, getSite, pickSome, testedBrands } from "../environment.ts";

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

const tested = ways.filter((one) => testedBrands.includes(one.brand));
// On a push, two brands, each at one of the sizes.
for (const [turn, { brand, opens, leadsTo }] of pickSome(tested, 2).entries())
  for (const size of sizes.filter((_, at) => checksAll || at === turn % sizes.length))
    test(`${brand}: by keyboard alone from the home page through the header to a course and the checkout, at ${size.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(size);
      await page.goto(`${getSite(brand)}/`);
      if (size.width < 768) {
        await tabTo(page, ({ name }) => name === "Menu");
        await page.keyboard.press("Enter");
      }
      if (opens !== null) {
        await tabTo(page, ({ tag, name }) => tag === "SUMMARY" && fits(name, opens));
        await page.keyboard.press("Enter");
      }
      await tabTo(page, ({ path, isOwn }) => isOwn && path === leadsTo);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${leadsTo}$`, "u"));

      await page.waitForLoadState("load");
      await tabTo(page, ({ name }) => name === "Skip to main content");
      await page.keyboard.press("Enter");
      await tabTo(page, ({ path, isOwn }) => !isOwn && path === "/checkout");
      await page.keyboard.press("Enter");
      expect((await handoff(page)).products).toMatch(/^[a-z]+-/u);
    });
