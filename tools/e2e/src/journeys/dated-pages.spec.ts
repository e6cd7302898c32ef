import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { ask } from "../helpers/http.ts";
import { editPage, getSharedSite, publish, removePage, shortPage, writePage } from "../helpers/sandbox.ts";
import { test } from "../helpers/tabs.ts";
import { testedBrands } from "../environment.ts";

const MINUTE = 60_000;

// It waits for up to a minute, so it is next to other tests, on a site that no other test publishes to.
const SITE = getSharedSite(testedBrands.at(-1) ?? "ace");

/** A page with dates, as an editor saves it. */
const datedPage = (heading: string, dates: Readonly<Record<string, number>>): string =>
  `${shortPage(heading)}${Object.entries(dates)
    .map(([field, at]) => `${field}: "${new Date(at).toISOString()}"\n`)
    .join("")}`;

/**
 * Requests a page now, and from two seconds before its change on until its status is the expected one.
 * @returns the time of that response, in epoch ms
 */
async function waitForStatus(slug: string, status: number, change: number): Promise<number> {
  const url = `${SITE.url}/${slug}/`;
  const intervals = [Math.max(100, change - Date.now() - 2000), 100];
  await expect.poll(async () => (await ask(url)).status, { intervals, timeout: 2 * MINUTE }).toBe(status);
  return Date.now();
}

test("a page comes and goes in the second that its editor set, and a publish shows although its webhook failed", async () => {
  test.setTimeout(150_000);
  const [ending, coming, silent] = ["ending", "coming", "silent"].map((name) => `${name}-${randomUUID()}`);
  // Craft changes entries at the beginning of a minute. All three pages must have been requested before it.
  const at = Math.ceil((Date.now() + 5000) / MINUTE) * MINUTE;
  try {
    writePage(ending ?? "", datedPage("Ends with the minute", { expiryDate: at }), SITE);
    writePage(coming ?? "", datedPage("Comes with the minute", { postDate: at }), SITE);
    writePage(silent ?? "", shortPage("As it was"), SITE);
    for (const slug of [ending, coming, silent]) expect((await publish(slug, SITE)).status).toBe(200);

    const before = await ask(`${SITE.url}/${ending}/`);
    expect([before.status, before.text.includes("Ends with the minute")]).toEqual([200, true]);
    expect((await ask(`${SITE.url}/${coming}/`)).status).toBe(404);
    expect((await ask(`${SITE.url}/${silent}/`)).text).toContain("As it was");
    editPage(silent ?? "", "sectionTitle: As it was", "sectionTitle: As it is now", SITE);
    const saved = Date.now();

    const [ended, came] = await Promise.all([
      waitForStatus(ending ?? "", 404, at),
      waitForStatus(coming ?? "", 200, at),
    ]);
    for (const changed of [ended, came]) {
      expect(changed).toBeGreaterThanOrEqual(at);
      expect(changed - at).toBeLessThan(3000);
    }
    expect((await ask(`${SITE.url}/${ending}/`)).text).toContain("</html>");

    const shows = async () => (await ask(`${SITE.url}/${silent}/`)).text.includes("As it is now");
    await expect.poll(shows, { intervals: [500], timeout: 90_000 }).toBe(true);
    expect(Date.now() - saved).toBeLessThan(90_000);
  } finally {
    for (const slug of [ending, coming, silent]) {
      removePage(slug ?? "", SITE);
      await publish(slug, SITE);
    }
  }
});
