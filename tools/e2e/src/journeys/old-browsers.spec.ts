import { expect, type Page } from "@playwright/test";
import { getFooter, getMain } from "../helpers/page-parts.ts";
import { addScript, inOneTab as test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ACE = getSite("ace");

/**
 * CSS features that Firefox 115 or Safari 16.4 lack, with unknown names to replace them. Browsers skip rules with
 * unknown names.
 */
const UNKNOWN_IN_CSS: readonly (readonly [known: RegExp, unknown: string])[] = [
  [/:popover-open/gu, ":-old-popover-open"],
  [/:has\(/gu, ":-old-has("],
  [/position-area:/gu, "-old-position-area:"],
  [/\(scripting: ?/gu, "(-old-scripting: "],
  [/\[popover\]/gu, "[data-popover]"],
];

/**
 * Removes from the page's browser: popovers, commands, `closedby`, names of details, `:has()`, anchors and `scripting`.
 */
async function ageBrowser(page: Page): Promise<void> {
  await addScript(page, () => {
    Reflect.deleteProperty(globalThis, "CommandEvent");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  await page.route(/\.css$/u, async (route) => {
    const answer = await route.fetch();
    const css = UNKNOWN_IN_CSS.reduce((text, [known, unknown]) => text.replaceAll(known, unknown), await answer.text());
    await route.fulfill({ response: answer, body: css });
  });
  await page.route(
    ({ pathname }) => pathname.endsWith("/"),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const answer = await route.fetch();
      const html = (await answer.text())
        .replaceAll(/ popover="auto"/gu, ' data-popover="auto"')
        .replaceAll(/(?<=<details[^>]*) name="[^"]*"/gu, "");
      return route.fulfill({ response: answer, body: html });
    },
  );
}

test.beforeEach(({ page }) => ageBrowser(page));

test("in the oldest browsers a phone's menu and the Privacy Manager open and close by pointer and by keyboard [HD-004, PV-004]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${ACE}/`);
  const button = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await button.click();
  await expect(menu.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeHidden();
  await button.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  const manager = page.getByRole("dialog", { name: "Privacy Manager" });
  const opener = getFooter(page).getByRole("button", { name: "Do not sell or share my information" });
  await opener.press("Enter");
  await expect(manager).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(manager).toBeHidden();
  await opener.click();
  await expect(manager).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(manager).toBeHidden();
});

test("in the oldest browsers lists open at their button by focus and by the pointer, and a choice shows [BL-dropdown-001, CN-006]", async ({
  page,
}) => {
  await page.goto(`${ACE}/examples/bundleBuilder/`);
  const builder = getMain(page).locator(".cw-builder").first();
  const button = builder.locator(".cw-builder-states > button");
  const list = builder.locator(".cw-builder-search");
  await expect(list).toBeHidden();
  await button.click();
  await expect(list).toBeVisible();
  const [above, below] = [await button.boundingBox(), await list.boundingBox()];
  expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBeLessThan(12);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(list.getByRole("checkbox").first()).toBeChecked();
  await expect(button).not.toHaveText("None selected");
});

test("in the oldest browsers a coupon goes to the price and to the checkout, and no script fails [CP-008, CP-013]", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await addScript(page, () => {
    Reflect.deleteProperty(URL, "parse");
    Reflect.deleteProperty(URL, "canParse");
  });
  await page.goto(`${ACE}/real-estate-license/arizona/?hc=CAREER20&utm_source=mail`);
  await expect(getMain(page).locator(".cw-price-final").first()).toContainText("$359.20");
  await getMain(page).getByRole("link", { name: "Get my license" }).first().click();
  await expect(page).toHaveURL(/hc=[^&]*CAREER20.*utm_source=mail/u);
  expect(faults).toEqual([]);
});
