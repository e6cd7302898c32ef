import { expect } from "@playwright/test";
import { ask } from "../../helpers/http.ts";
import { fetchCharge } from "../../helpers/charge.ts";
import { getMain } from "../../helpers/page-parts.ts";
import { setFault, countedCalls, resetCounter, clearFaults, publish } from "../../helpers/sandbox.ts";
import { inOneTab as test } from "../../helpers/tabs.ts";
import { checksAll, FAULTS_SITE } from "../../environment.ts";

const MULTI_PRICE = "/commerce/api/purchase-receipt/multiprice";
const COURSE = `${FAULTS_SITE}/real-estate-license/arizona/`;

const multiPriceCalls = async (): Promise<number> =>
  (await countedCalls()).filter((path) => path === MULTI_PRICE).length;

test.beforeEach(() => publish());
test.afterEach(clearFaults);
test.afterAll(() => publish());

for (const [what, path, calls] of [
  ["a page of many prices", "/real-estate-license/arizona/", 1],
  ["a page of every block", "/all-blocks/", 1],
  ["a page without prices", "/career-center/", 0],
] as const) {
  test(`${what} asks commerce for prices ${calls === 1 ? "once" : "never"}`, async () => {
    await resetCounter();
    expect((await ask(`${FAULTS_SITE}${path}`)).status).toBe(200);

    expect(await multiPriceCalls()).toBe(calls);
  });
}

test("a visitor with a coupon costs one more call for all prices of the page, one without none [CP-026, CP-028]", async ({
  page,
}) => {
  // Another publish at the same time may cause one more render of the page.
  await expect(async () => {
    await resetCounter();
    await page.goto(COURSE, { waitUntil: "networkidle" });
    expect(await multiPriceCalls()).toBe(0);
  }).toPass();

  const price = await fetchCharge("re-az-basic", "CAREER20");
  // If the rules of coupons take more than half a second to load, as on a busy machine, islands ask one after the other.
  await expect(async () => {
    await resetCounter();
    await page.goto(`${COURSE}?hc=CAREER20`);
    await expect(getMain(page).locator(".cw-price-final").first()).toContainText(price);
    expect(await multiPriceCalls()).toBe(1);
  }).toPass({ timeout: 30_000 });
});

const failures = [
  ["answers 503", { status: 503 }],
  ["breaks off in the middle", { cut: "middle" }],
  ["answers half a JSON", { malformed: "truncated" }],
  ["answers another shape", { malformed: "shape" }],
] as const;

// On a push, one failure and one unreadable response.
for (const [what, fault] of failures.filter((_, at) => checksAll || at === 0 || at === failures.length - 1)) {
  test(`commerce ${what}: the page stands without prices, and with them afterwards [PR-031, ERR-004]`, async ({
    page,
  }) => {
    await setFault("commerce", fault);
    expect((await page.goto(COURSE))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const text = await page.locator("body").innerText();
    expect(text).not.toMatch(/\$0|NaN|undefined|null|Infinity/u);
    await expect(page.locator(".cw-price-final")).toHaveCount(0);
    await expect(
      getMain(page)
        .getByRole("link", { name: /Get my license/iu })
        .first(),
    ).toBeVisible();

    await clearFaults();
    await publish();
    const prices = /<[^<>]* class="[^"]*\bcw-price-final\b.*?<\/p>/su.exec((await ask(COURSE)).text)?.[0];
    expect(prices).toContain(await fetchCharge("re-az-basic", "SITESALE15"));
  });
}

test("commerce fails while a coupon is priced: the prices on the page stay [CP-031]", async ({ page }) => {
  // The page must be in the cache with its prices. It is not if a publish came during its render, and for 15 s it has no
  // prices if commerce took too long, as on a busy machine.
  const isCachedWithPrices = async (): Promise<boolean> => {
    const { headers, text } = await ask(COURSE);
    return headers.get("x-nextjs-cache") === "HIT" && text.includes("cw-price-final");
  };
  await expect.poll(isCachedWithPrices, { timeout: 30_000 }).toBe(true);
  await setFault("commerce", { status: 503 });
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/api/prices/"));
  await page.goto(`${COURSE}?hc=CAREER20`);
  await answered;

  await expect(getMain(page).locator(".cw-price-final").first()).toContainText(
    await fetchCharge("re-az-basic", "SITESALE15"),
  );
  expect(await page.locator("body").innerText()).not.toMatch(/\$0|NaN/u);
});
