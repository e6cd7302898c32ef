import { expect, type Page } from "@playwright/test";
import { fetchCharge } from "../helpers/charge.ts";
import { handoff } from "../helpers/checkout-page.ts";
import { amountsIn, finalPrice, getHero, getMain } from "../helpers/page-parts.ts";
import { recordedPrices, recordPrices } from "../helpers/price-record.ts";
import { readChoice, visitorCalls, thirdPartyRequests } from "../helpers/third-parties.ts";
import { addScript, inOneTab as test } from "../helpers/tabs.ts";
import { getSite, testedBrands } from "../environment.ts";

const COURSE = "/real-estate-license/arizona/";

const linkToCourse = (page: Page) => getMain(page).getByRole("link", { name: "See what’s included" }).first();

test("from the home page to a course and to the checkout, which is handed the product and the sale's coupon [CP-019, CP-020, LNK-020]", async ({
  page,
}) => {
  await page.goto("/");
  await linkToCourse(page).click();
  await expect(page).toHaveURL(COURSE);
  await expect(finalPrice(getHero(page))).toContainText(await fetchCharge("re-az-basic", "SITESALE15"));
  await getMain(page).getByRole("link", { name: "Choose Premium" }).first().click();

  const checkout = await handoff(page);
  expect(checkout).toMatchObject({ products: "re-az-premium", coupons: "SITESALE15" });
  expect(checkout.query).toMatchObject({ courseId: "course-re-az-live", bundleCoupon: "BUNDLE25", hc: "SITESALE15" });
});

test("a coupon in the address changes the price, counted down, and goes to the checkout with the other parameters [CP-008, CP-010, CP-013, CP-014, LNK-005, PR-009]", async ({
  page,
}) => {
  await recordPrices(page);
  await page.goto(`${COURSE}?couponCode=CAREER20&utm_source=mail`);
  const hero = getHero(page);
  await expect(finalPrice(hero)).toContainText(await fetchCharge("re-az-basic", "CAREER20"));
  await expect(hero.locator(".cw-price-compare-at").first()).toContainText(await fetchCharge("re-az-basic"));

  const amounts = (await recordedPrices(page)).flatMap(amountsIn);
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  expect(amounts.at(-1)).toBe(amountsIn(await fetchCharge("re-az-basic", "CAREER20"))[0]);

  await hero.getByRole("link", { name: "Get my license" }).first().click();
  const checkout = await handoff(page);
  expect(checkout.products).toBe("re-az-basic");
  expect(checkout.coupons.split(", ")).toEqual(expect.arrayContaining(["CAREER20"]));
  expect(checkout.query["utm_source"]).toBe("mail");
  expect(checkout.query).not.toHaveProperty("couponCode");
});

test("where motion is reduced the price changes at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await recordPrices(page);
  await page.goto(`${COURSE}?hc=CAREER20`);
  await expect(finalPrice(getHero(page))).toContainText(await fetchCharge("re-az-basic", "CAREER20"));

  expect(await recordedPrices(page)).toEqual([
    await fetchCharge("re-az-basic", "SITESALE15"),
    await fetchCharge("re-az-basic", "CAREER20"),
  ]);
});

test("a link within the site takes the visitor's query along, but for what says something of one page only [LNK-005, LNK-006]", async ({
  page,
}) => {
  await page.goto("/?hc=CAREER20&utm_source=mail&hlText=Hello-there&bad=a;b");
  await linkToCourse(page).click();

  await expect(page).toHaveURL(`${COURSE}?hc=CAREER20&utm_source=mail`);
});

test("a visitor who is quicker than all of the page's files loses nothing on the way, and waits for none [GEN-003, LNK-009]", async ({
  page,
}) => {
  // A line so slow that only the HTML ever arrives.
  await page.route(/\.(?:js|css)$/u, () => {});
  await page.goto("/?hc=CAREER20&utm_source=mail", { waitUntil: "commit" });
  const link = linkToCourse(page);
  await link.dispatchEvent("click");

  await expect(page).toHaveURL(`${COURSE}?hc=CAREER20&utm_source=mail`, { timeout: 2000 });
});

test("an emailed coupon prices the page, says so, and goes to the checkout [CP-011, CP-024, CP-026]", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: "emailCoupon", value: "CAREER20", url: baseURL ?? "" }]);
  await page.goto(COURSE);
  const hero = getHero(page);
  await expect(finalPrice(hero)).toContainText(await fetchCharge("re-az-basic", "CAREER20"));
  await expect(hero.getByText("Coupon Applied!").first()).toBeVisible();
  await hero.getByRole("link", { name: "Get my license" }).first().click();

  expect((await handoff(page)).coupons.split(", ")).toContain("CAREER20");
});

/** Records the names of the cookies that pages write or delete, from the start. Call it before the page loads. */
const watchCookies = (page: Page): Promise<void> =>
  addScript(page, () => {
    const changed: string[] = [];
    Object.assign(globalThis, { changedCookies: changed });
    window.cookieStore.addEventListener("change", (event) =>
      changed.push(...[...event.changed, ...event.deleted].map(({ name }) => name ?? "")),
    );
  });

/** The recorded names, half a second of frames later. */
const changedCookies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { changedCookies: readonly string[] }).changedCookies;
  });

const CHOICE = "consent-ad-personalization";

for (const [signal, stored] of [
  [false, "0"],
  [true, "1"],
] as const) {
  test(`a first visit ${signal ? "with" : "without"} the browser's privacy signal stores ${stored} as the choice, once, for as long as a browser keeps it [PV-010, PV-011, CK-003, CK-004]`, async ({
    page,
    context,
  }) => {
    await addScript(
      page,
      (choice) => void Object.defineProperty(navigator, "globalPrivacyControl", { value: choice === "1" }),
      stored,
    );
    await watchCookies(page);
    await page.goto("/support/");
    const choice = async () => (await context.cookies()).find(({ name }) => name === CHOICE) ?? { value: null };
    await expect.poll(choice).toMatchObject({ value: stored, path: "/" });

    const { expires } = (await choice()) as { readonly expires: number };
    expect(expires - Date.now() / 1000).toBeGreaterThan(390 * 86_400);
    // An opt-out is also stored by the host: browsers delete a script's cookie within days. There are no further
    // writes.
    const writes = signal ? [CHOICE, CHOICE] : [CHOICE];
    await expect.poll(async () => (await changedCookies(page)).filter((name) => name === CHOICE)).toEqual(writes);
    expect((await changedCookies(page)).filter((name) => name === CHOICE)).toEqual(writes);
  });
}

const storedChoice = async (page: Page) => (await readChoice(page.context()))?.value ?? null;

const openManager = async (page: Page) => {
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /privacy|do not sell/iu })
    .click();
  return page.getByRole("dialog", { name: "Privacy Manager" });
};

test("the brand of minors starts at 1: nothing is shared, and its Privacy Manager says so, until somebody switches it on [PV-002, PV-010, PV-013]", async ({
  page,
}) => {
  test.skip(!testedBrands.includes("dec"), "the brand of minors has no build here");
  const asked = thirdPartyRequests(page);
  const calls = visitorCalls(page);
  await page.goto(`${getSite("dec")}/texas/?cjevent=e1&utm_source=cj`);
  await expect.poll(() => storedChoice(page)).toBe("1");
  await page.waitForLoadState("networkidle");
  expect([asked, calls]).toEqual([[], []]);

  const manager = await openManager(page);
  await expect(manager.getByText(/off unless you switch it on/u)).toBeVisible();
  const share = manager.getByRole("switch");
  await expect(share).not.toBeChecked();
  await share.check({ force: true });
  await manager.getByRole("button", { name: "Save & Exit" }).click();
  await expect.poll(() => storedChoice(page)).toBe("0");
  await expect.poll(() => asked).not.toEqual([]);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await storedChoice(page)).toBe("0");
});
