import { expect } from "@playwright/test";
import { fetchCharge } from "../../helpers/charge.ts";
import { finalPrice, getHero } from "../../helpers/page-parts.ts";
import { editGlobal, publish } from "../../helpers/sandbox.ts";
import { test } from "../../helpers/tabs.ts";
import { FAULTS_SITE } from "../../environment.ts";

const COURSE = `${FAULTS_SITE}/real-estate-license/arizona/`;
const MINUTE = 60_000;

test("a page left open across a promotion's start and end changes its price, its links and its banner together [CP-013, CP-017, PB-006, PB-010]", async ({
  page,
}) => {
  const now = Date.now();
  const restore = editGlobal("topPromoBanner", {
    promotionText: "<p>One hour only</p>",
    promotionStartDateTime: new Date(now + 30 * MINUTE).toISOString(),
    promotionEndsDateTime: new Date(now + 90 * MINUTE).toISOString(),
    showHidePromoBanner: true,
    overwriteCoupon: "CAREER20",
  });
  try {
    await publish();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install({ time: now });
    await page.goto(COURSE);
    const hero = getHero(page);
    const buy = hero.getByRole("link", { name: "Get my license" }).first();
    const banner = page.locator('[data-banner="top-promo"]');
    const codes = async () => {
      await buy.hover();
      return new URL((await buy.getAttribute("href")) ?? "").searchParams.get("hc");
    };
    /** Waits for the price with this coupon while the page's short timers run: its clock stops between two calls. */
    const reads = async (coupon: string) => {
      const charge = await fetchCharge("re-az-basic", coupon);
      await expect(async () => {
        await page.clock.runFor(200);
        await expect(finalPrice(hero)).toContainText(charge, { timeout: 200 });
      }).toPass({ timeout: 10_000 });
    };
    await reads("SITESALE15");
    await expect(banner).toHaveCount(0);
    expect(await codes()).toBe("SITESALE15");

    await page.clock.fastForward(30 * MINUTE);
    await reads("CAREER20");
    await expect(banner).toContainText("One hour only");
    expect(await codes()).toBe("CAREER20");

    await page.clock.fastForward(60 * MINUTE);
    await reads("SITESALE15");
    await expect(banner).toHaveCount(0);
    expect(await codes()).toBe("SITESALE15");
  } finally {
    restore();
    await publish();
  }
});
