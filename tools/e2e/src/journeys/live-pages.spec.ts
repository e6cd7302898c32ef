import { expect } from "@playwright/test";
import { isPageStarted } from "../helpers/page-start.ts";
import { ask } from "../helpers/http.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");
/** The heading is too long for a cached page: such a page is rendered for its request. */
const LONG_HEADING = "/all-blocks/?hlText=" + "Courses-".repeat(26);
const PREVIEW = "/all-blocks/?token=sandbox-preview";

for (const [what, path] of [
  ["a preview", PREVIEW],
  ["a page with a long heading", LONG_HEADING],
] as const) {
  test(`${what} has none of Next's scripts and data, loads the site's bundle alone, starts without an error, and its islands answer`, async ({
    page,
  }) => {
    const { text, headers } = await ask(`${ace}${path}`);
    expect(text).not.toMatch(/__next_f|<script[^<>]* src=/u);
    expect(text).toContain(' data-files="/_next/static/islands/');
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect([...headers.keys()].filter((name) => name.startsWith("x-courseway-"))).toEqual([]);
    const scripts: string[] = [];
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${ace}${path}`);
    await expect.poll(() => isPageStarted(page)).toBe(true);
    expect(scripts.length).toBeGreaterThan(3);
    // A page that is rendered for one request may also load the vendor scripts of every page.
    expect(scripts.filter((script) => !/^\/(?:_next\/static\/islands|_page-data|vendors)\//u.test(script))).toEqual([]);
    const tab = page.getByRole("tab", { name: "Questions" });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    expect(problems).toEqual([]);
  });
}
