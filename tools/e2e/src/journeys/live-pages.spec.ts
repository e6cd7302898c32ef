import { expect, type Page, test } from "@playwright/test";
import { isAwake } from "../helpers/awake.ts";
import { holdChunks } from "../helpers/chunks.ts";
import { ask } from "../helpers/http.ts";
import { siteOf } from "../places.ts";

const ace = siteOf("ace");
/** A longer heading than pages are kept for: such a page is rendered for its request. */
const LONG_HEADING = "/all-blocks/?hlText=" + "Courses-".repeat(26);
const PREVIEW = "/all-blocks/?token=sandbox-preview";

declare global {
  interface Window {
    /** The parts that the page came with, and their content. */
    parts: [Element, string][];
  }
}

/** Holds the page's scripts until the parts that it came with are written down. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const letChunksCome = await holdChunks(page);
  await page.goto(`${ace}${path}`, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    // Scripts stay where React draws a document anew.
    const parts = document.querySelectorAll("[data-part]:not(script)");
    window.parts = [...parts].map((part) => [part, part.innerHTML]);
  });
  return letChunksCome;
}

const partsOf = (page: Page) =>
  page.evaluate(() => ({
    count: window.parts.length,
    changed: window.parts.filter(([part, html]) => !part.isConnected || part.innerHTML !== html).length,
    lost: window.parts.filter(([, html]) => !document.documentElement.outerHTML.includes(html)).length,
  }));

for (const [what, path] of [
  ["a preview", PREVIEW],
  ["a page with a long heading", LONG_HEADING],
] as const) {
  test(`${what} says its HTML once, React leaves it as it is, and islands answer`, async ({ page }) => {
    const { text } = await ask(`${ace}${path}`);
    expect(text.split("cw-site-footer-about")).toHaveLength(2);
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    const go = await openHeld(page, path);
    go();
    await expect.poll(() => isAwake(page)).toBe(true);
    const tab = page.getByRole("tab", { name: "Questions" });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const { count, changed } = await partsOf(page);
    expect(count).toBeGreaterThan(20);
    expect(changed).toBe(0);
    expect(problems).toEqual([]);
  });

  test(`${what} stays whole where React has to draw it anew`, async ({ page }) => {
    const go = await openHeld(page, path);
    const before = await page.getByRole("main").innerText();
    // As an extension might, before React is there.
    await page.getByRole("tablist").evaluate((tabs) => tabs.replaceChildren());
    go();
    await expect.poll(() => isAwake(page)).toBe(true);
    await expect(page.getByRole("tab", { name: "Questions" })).toBeVisible();
    const { count, changed, lost } = await partsOf(page);
    expect(changed).toBe(count);
    expect(lost).toBe(0);
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(before.length * 0.9);
  });
}

test("a page that is kept for others has no names of a process", async () => {
  const { text } = await ask(`${ace}/all-blocks/`);
  expect(text).not.toContain("data-part");
});
