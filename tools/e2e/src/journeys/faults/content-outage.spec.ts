import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { ask } from "../../helpers/http.ts";
import { getFooter, getHeader, getMain } from "../../helpers/page-parts.ts";
import { setFault, clearFaults, publish, removePage, shortPage, writePage } from "../../helpers/sandbox.ts";
import { inOneTab as test, withoutScript } from "../../helpers/tabs.ts";
import { checksAll, FAULTS_SITE } from "../../environment.ts";

/**
 * The client's unit tests cover every kind of response; on a push a browser sees one failure and one unreadable
 * response.
 */
const outages = [
  ["answers 500", { status: 500 }],
  ["breaks off in the middle", { cut: "middle" }],
  ["answers half a JSON", { malformed: "truncated" }],
  ["answers another shape", { malformed: "shape" }],
  ["answers a page of HTML", { malformed: "html" }],
] as const;
const seenOutages = outages.filter(([what]) => checksAll || what === "answers 500" || what === "answers another shape");

/** Creates a page that no earlier run can have left a copy of. */
const newPage = (heading: string) => {
  const slug = `page-${randomUUID()}`;
  writePage(slug, shortPage(heading));
  return { slug, url: `${FAULTS_SITE}/${slug}/` };
};

test.afterEach(clearFaults);

for (const [what, fault] of seenOutages) {
  test(`the content API ${what}: a page seen before is served, after a publish too [ERR-011]`, async ({ page }) => {
    const { slug, url } = newPage("Seen before");
    expect((await ask(url)).status).toBe(200);
    await setFault("content", fault);

    expect((await page.goto(url))?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Seen before" })).toBeVisible();
    expect((await publish(slug)).status).toBe(200);
    expect((await page.goto(url))?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Seen before" })).toBeVisible();
  });

  test(`the content API ${what}: a page never seen is a 503 in the brand's chrome, and there once it is published again [ERR-011, ERR-012]`, async ({
    page,
  }) => {
    const { slug, url } = newPage("Never seen");
    await setFault("content", fault);

    const answer = await page.goto(url);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    expect(answer?.headers()["retry-after"]).toBe("10");
    await expect(getHeader(page)).toBeVisible();
    await expect(getFooter(page)).toBeVisible();
    expect(await getMain(page).innerText()).toBe("");
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/u);

    await clearFaults();
    // A publish clears the failed lookup from the cache.
    await publish(slug);
    expect((await page.goto(url))?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Never seen" })).toBeVisible();
  });
}

test("after an outage a page whose lookup failed comes back by itself, a few seconds later", async () => {
  const { url } = newPage("Never seen");
  await setFault("content", { status: 500 });
  expect((await ask(url)).status).toBe(503);
  await clearFaults();

  await expect.poll(async () => (await ask(url)).status).toBe(200);
});

test("a page that could not be had opens by itself once content answers [ERR-012]", async ({ page }) => {
  const { url } = newPage("Opened by itself");
  await setFault("content", { status: 500 });
  await page.goto(url);
  await expect(page.getByRole("status").filter({ hasText: "temporarily unavailable" })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await clearFaults();

  await expect(page.getByRole("heading", { name: "Opened by itself" })).toBeVisible({ timeout: 30_000 });
  expect(page.url()).toBe(url);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("a page never seen comes although each call to content takes 6 s, and an answer that fails once costs it nothing", async () => {
  const late = newPage("Late");
  await setFault("content", { delayMs: 6000 });
  const both = await Promise.all([ask(late.url), ask(late.url)]);
  expect(both.map(({ status, text }) => [status, text.includes("Late</h1>")])).toEqual([
    [200, true],
    [200, true],
  ]);
  await clearFaults();

  const once = newPage("Second try");
  await setFault("content", { status: 500, times: 1 });
  expect((await ask(once.url)).status).toBe(200);
});

withoutScript("without JavaScript a page that cannot be had shows the brand's chrome [ERR-012]", async ({ page }) => {
  const { url } = newPage("Never seen");
  await setFault("content", { status: 500 });

  expect((await page.goto(url))?.status()).toBe(503);
  await expect(getHeader(page)).toBeVisible();
  await expect(getFooter(page)).toBeVisible();
  await expect(page.getByRole("status")).toContainText("temporarily unavailable");
});

test("a listing's later page and a replaced heading outlive an outage too", async ({ page }) => {
  await ask(`${FAULTS_SITE}/career-center/`);
  await setFault("content", { status: 500 });

  expect((await page.goto(`${FAULTS_SITE}/career-center/?page=2`))?.status()).toBe(200);
  await expect(getMain(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
});

test("a page that editors took away does not come back with the next outage", async () => {
  const { slug, url } = newPage("Taken away");
  expect((await ask(url)).status).toBe(200);
  removePage(slug);
  await publish(slug);
  expect((await ask(url)).status).toBe(404);
  await setFault("content", { status: 500 });

  expect((await ask(url)).status).not.toBe(200);
});
