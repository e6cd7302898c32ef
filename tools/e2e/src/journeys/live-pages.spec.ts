import { expect, test } from "@playwright/test";
import { isAwake } from "../helpers/awake.ts";
import { siteOf } from "../places.ts";

const ace = siteOf("ace");
/** A longer heading than pages are kept for: such a page is rendered for its request. */
const LONG_HEADING = "/all-blocks/?hlText=" + "Courses-".repeat(26);
const PREVIEW = "/all-blocks/?token=sandbox-preview";

for (const [what, path] of [
  ["a preview", PREVIEW],
  ["a page with a long heading", LONG_HEADING],
] as const) {
  test(`${what} starts without an error, and its islands answer`, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await page.goto(`${ace}${path}`);
    await expect.poll(() => isAwake(page)).toBe(true);
    const tab = page.getByRole("tab", { name: "Questions" });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    expect(problems).toEqual([]);
  });
}
