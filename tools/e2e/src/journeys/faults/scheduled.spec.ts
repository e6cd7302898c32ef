import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { ask } from "../../helpers/http.ts";
import { editPage, publish, removePage, shortPage, writePage } from "../../helpers/sandbox.ts";
import { test } from "../../helpers/tabs.ts";
import { FAULTS_SITE } from "../../environment.ts";

const MINUTE = 60_000;

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
  const url = `${FAULTS_SITE}/${slug}/`;
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
    writePage(ending ?? "", datedPage("Ends with the minute", { expiryDate: at }));
    writePage(coming ?? "", datedPage("Comes with the minute", { postDate: at }));
    writePage(silent ?? "", shortPage("As it was"));
    for (const slug of [ending, coming, silent]) expect((await publish(slug)).status).toBe(200);

    const before = await ask(`${FAULTS_SITE}/${ending}/`);
    expect([before.status, before.text.includes("Ends with the minute")]).toEqual([200, true]);
    expect((await ask(`${FAULTS_SITE}/${coming}/`)).status).toBe(404);
    expect((await ask(`${FAULTS_SITE}/${silent}/`)).text).toContain("As it was");
    editPage(silent ?? "", "sectionTitle: As it was", "sectionTitle: As it is now");
    const saved = Date.now();

    const [ended, came] = await Promise.all([
      waitForStatus(ending ?? "", 404, at),
      waitForStatus(coming ?? "", 200, at),
    ]);
    for (const changed of [ended, came]) {
      expect(changed).toBeGreaterThanOrEqual(at);
      expect(changed - at).toBeLessThan(3000);
    }
    expect((await ask(`${FAULTS_SITE}/${ending}/`)).text).toContain("</html>");

    const shows = async () => (await ask(`${FAULTS_SITE}/${silent}/`)).text.includes("As it is now");
    await expect.poll(shows, { intervals: [500], timeout: 90_000 }).toBe(true);
    expect(Date.now() - saved).toBeLessThan(90_000);
  } finally {
    for (const slug of [ending, coming, silent]) removePage(slug ?? "");
    await publish();
  }
});
