import { expect } from "@playwright/test";
import { withAxe } from "../helpers/axe.ts";
import { ask } from "../helpers/http.ts";
import { getMain } from "../helpers/page-parts.ts";
import { inOneTab, withoutScript } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");

withoutScript(
  "without JavaScript a visitor finds their state by its two letters, and by a word with a wrong letter",
  async ({ page }) => {
    await page.goto(`${ace}/`);
    const field = page.getByRole("navigation", { name: "Call us" }).getByRole("searchbox");
    await field.fill("FL");
    await field.press("Enter");
    await expect(page).toHaveURL(`${ace}/search/?q=FL`);
    const found = getMain(page).getByRole("list").getByRole("link").first();
    await expect(found).toHaveText("Florida real estate license");
    await getMain(page).getByRole("searchbox").fill("illnois license");
    await getMain(page).getByRole("button", { name: "Search" }).click();
    await found.click();
    await expect(page).toHaveURL(`${ace}/real-estate-license/illinois/`);
  },
);

inOneTab(
  "what was searched for is text, is kept by no cache and no search engine, and goes to no link",
  async ({ page }) => {
    const words = "<b>zebra</b>";
    await page.goto(`${ace}/search/?q=${encodeURIComponent(words)}&hc=SAVE10`);
    const main = getMain(page);
    await expect(main.getByRole("status")).toContainText(`No page has “${words}”.`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/u);
    expect(await (await withAxe(page))()).toEqual([]);
    await main.getByRole("link", { name: "Prices" }).click();
    await expect(page).toHaveURL(`${ace}/pricing/?hc=SAVE10`);
    expect((await ask(`${ace}/search/?q=a`)).headers.get("cache-control")).toMatch(/no-store/u);
  },
);

inOneTab("a missing page's search has the words of its address", async ({ page }) => {
  await page.goto(`${ace}/there-is/no-such-page/`);
  await expect(getMain(page).getByRole("searchbox")).toHaveValue("there is no such page");
});
