import { expect, test } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { ask } from "../../helpers/http.ts";
import { footerOf, headerOf, mainOf } from "../../helpers/page-parts.ts";
import { setFault, clearFaults, publish, removePage, shortPage, writePage } from "../../helpers/sandbox.ts";
import { FAULTS_SITE } from "../../places.ts";

const outages = [
  ["answers 500", { status: 500 }],
  ["breaks off in the middle", { cut: "middle" }],
  ["answers half a JSON", { malformed: "truncated" }],
  ["answers another shape", { malformed: "shape" }],
  ["answers a page of HTML", { malformed: "html" }],
] as const;

/** A page that no earlier run can have left a copy of. */
const newPage = (heading: string) => {
  const slug = `page-${randomUUID()}`;
  writePage(slug, shortPage(heading));
  return { slug, url: `${FAULTS_SITE}/${slug}/` };
};

test.afterEach(clearFaults);

for (const [what, fault] of outages) {
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

  test(`the content API ${what}: a page never seen is a 500 in the brand's chrome, and there once it is published anew [ERR-011, ERR-012]`, async ({
    page,
  }) => {
    const { slug, url } = newPage("Never seen");
    await setFault("content", fault);

    const answer = await page.goto(url);
    expect(answer?.status()).toBe(500);
    expect(answer?.headers()["cache-control"]).toMatch(/no-store/u);
    await expect(headerOf(page)).toBeVisible();
    await expect(footerOf(page)).toBeVisible();
    expect(await mainOf(page).innerText()).toBe("");
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/u);

    await clearFaults();
    // A publish forgets the failed lookup.
    await publish(slug);
    expect((await page.goto(url))?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Never seen" })).toBeVisible();
  });
}

test("after an outage a page whose lookup failed comes back by itself, a few seconds later", async () => {
  const { url } = newPage("Never seen");
  await setFault("content", { status: 500 });
  expect((await ask(url)).status).toBe(500);
  await clearFaults();

  await expect.poll(async () => (await ask(url)).status).toBe(200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that cannot be had shows the brand's chrome [ERR-012]", async ({ page }) => {
    const { url } = newPage("Never seen");
    await setFault("content", { status: 500 });

    expect((await page.goto(url))?.status()).toBe(500);
    await expect(headerOf(page)).toBeVisible();
    await expect(footerOf(page)).toBeVisible();
  });
});

test("a listing's later page and a replaced heading outlive an outage too", async ({ page }) => {
  await ask(`${FAULTS_SITE}/career-center/`);
  await setFault("content", { status: 500 });

  expect((await page.goto(`${FAULTS_SITE}/career-center/?page=2`))?.status()).toBe(200);
  await expect(mainOf(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
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
