import { expect, type Locator, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { withAxe } from "../helpers/axe.ts";
import { fetchOutbox } from "../helpers/outbox.ts";
import { amountsIn, finalPrice, getMain } from "../helpers/page-parts.ts";
import { thirdPartyRequests, fetchEventsReportedBy } from "../helpers/third-parties.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite, pickSome, testedBrands } from "../environment.ts";

const SITE = getSite("ins");
/** A page with the site's own email capture, prices, and an exit-intent modal. */
const PAGE = `${SITE}/pricing/`;

const PHONE = { width: 390, height: 780 };

const getBanner = (page: Page): Locator => page.getByRole("complementary", { name: "Email offer" });
const measureTop = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
const measureBottom = async (part: Locator): Promise<number> => {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
};

/** Scrolls like a visitor until an element that waits for scrolling is visible. */
async function scrollUntil(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Moves the mouse out over the window's upper edge, repeatedly until the page listens and the modal opens. */
async function leaveUntil(page: Page, modal: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.move(400, 200);
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY: 0 })));
    await expect(modal).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newVisitor()));
test.skip(!testedBrands.includes("ins"), "ins has no build");

test("an address in the banner at the foot lowers the page's prices, and leads to them [EC-014, EC-016, EC-019, EC-020, RT-043]", async ({
  page,
}) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await page.goto(PAGE);
  const before = amountsIn((await finalPrice(page.locator(".cw-bundles")).textContent()) ?? "");
  const banner = getBanner(page);
  await scrollUntil(page, banner);
  await banner.getByRole("button", { name: "20% off your first course" }).click();
  await banner.getByLabel("Email Address").fill(email);
  await banner.getByRole("button", { name: "Get My Discount" }).click();

  await expect(banner.getByRole("status")).toContainText("Hurry, this 20% off deal ends");
  await expect(banner.getByRole("status")).toBeFocused();
  await expect(page.locator("[data-bundles]").first()).toBeInViewport();
  await expect
    .poll(async () => amountsIn((await finalPrice(page.locator(".cw-bundles")).textContent()) ?? "")[0])
    .toBeLessThan(before[0] ?? 0);
  expect(await fetchOutbox(email)).toHaveLength(1);

  await page.goto(`${SITE}/about-us/`);
  await scrollUntil(page, banner);
  await expect(banner).toContainText("Hurry, this 20% off deal ends");
});

for (const width of pickSome([PHONE.width, 1280], 1))
  test(`where motion is reduced, a coupon by email leaves the page where it is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(PAGE);
    const banner = getBanner(page);
    await scrollUntil(page, banner);
    await banner.getByRole("button", { name: "20% off your first course" }).click();
    await banner.getByLabel("Email Address").fill(`visitor-${randomUUID()}@example.com`);
    const before = await page.evaluate(() => window.scrollY);
    await banner.getByRole("button", { name: "Get My Discount" }).click();
    await expect(banner.getByRole("status")).toContainText("Hurry, this 20% off deal ends");
    await expect(page.locator(".cw-bundles").getByText("was ").first()).toBeAttached();

    // Prices above the screen may get a line more, and the browser keeps what is in view where it is.
    const moved = (await page.evaluate(() => window.scrollY)) - before;
    expect(Math.abs(moved)).toBeLessThan(150);
    await expect(page.locator(".cw-confetti")).toHaveCount(0);
  });

test("what stays at the foot of a phone's screen stands one above the other, and hides nothing at the page's end [EC-039, POP-001]", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${SITE}/continuing-education/california/`);
  const banner = getBanner(page);
  const bar = page.getByRole("complementary", { name: "Buy this course" });
  const chat = page.getByRole("button", { name: "Chat" });
  await scrollUntil(page, bar);
  await scrollUntil(page, banner);
  await expect.poll(async () => measureBottom(banner)).toBe(PHONE.height);
  await expect.poll(async () => (await measureBottom(bar)) - (await measureTop(banner))).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await measureBottom(chat)) - (await measureTop(bar))).toBeLessThanOrEqual(0);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const links = page.getByRole("contentinfo").getByRole("link");
  await expect.poll(async () => (await measureBottom(links.last())) - (await measureTop(bar))).toBeLessThanOrEqual(0);

  await banner.getByRole("button", { name: "20% off your first course" }).click();
  const [field, send] = [banner.getByLabel("Email Address"), banner.getByRole("button", { name: "Get My Discount" })];
  for (const [width, isStacked] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await measureTop(send)) >= (await measureBottom(field))).toBe(isStacked);
  }
  expect(await (await withAxe(page))()).toEqual([]);
});

test("who is about to leave is asked in a modal that locks the page, and hands the focus back [EX-006, EX-007, EX-009, RT-044]", async ({
  page,
}) => {
  await page.goto(PAGE);
  // Waits until the elements that float over the page are there.
  await expect(page.getByRole("button", { name: "Chat" })).toBeVisible();
  const modal = page.getByRole("dialog", { name: "Before you go: 20% off" });
  const last = getMain(page).getByRole("link").first();
  await last.focus();
  await leaveUntil(page, modal);
  await expect(modal.getByRole("button", { name: "Close" })).toBeFocused();
  await page.mouse.wheel(0, 800);
  expect(await (await withAxe(page))()).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Enter");
  await expect(modal).toBeHidden();
  await expect(last).toBeFocused();

  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain("exit-intent-closed-/pricing/");
});

for (const [what, leadsTo, act] of [
  ["Escape closes the modal [EX-009]", PAGE, (page: Page) => page.keyboard.press("Escape")],
  ["the backdrop closes the modal [EX-009]", PAGE, (page: Page) => page.mouse.click(20, 20)],
  [
    "the modal's first button closes it and leads on [EX-009, EX-010]",
    `${SITE}/pre-license/`,
    (_: Page, modal: Locator) => modal.getByRole("link", { name: "Find My State" }).click(),
  ],
] as const)
  test(what, async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole("button", { name: "Chat" })).toBeVisible();
    const modal = page.getByRole("dialog", { name: "Before you go: 20% off" });
    await leaveUntil(page, modal);
    await act(page, modal);
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(leadsTo);
  });

test("an ambassador's visitor is told of the discount at home, and sees no email offer [EC-007, MD-001, MD-003, RT-040]", async ({
  page,
}) => {
  await page.goto(`${SITE}/?campaignid=73551`);
  const modal = page.getByRole("dialog", { name: "Your friend got you 10% off" });
  await expect(modal).toBeVisible();
  expect(await (await withAxe(page))()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(page.getByRole("button", { name: "Chat" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(getBanner(page)).toBeHidden();
});

test("the first click on the chat's button opens the chat, which shows no button of its own and gets only the token of a signed-in visitor [CHT-001, CHT-002, CHT-004]", async ({
  page,
  context,
}) => {
  const asked = thirdPartyRequests(page);
  const button = page.getByRole("button", { name: "Chat" });
  const newAddress = () => `${SITE}/support/?visit=${randomUUID()}`;
  const findStart = async (address: string) =>
    (await fetchEventsReportedBy(address)).find(({ name }) => name === "chat_started");

  const address = newAddress();
  await page.goto(address);
  await expect(button).toBeVisible();
  expect(asked.filter((url) => url.includes("static.ada.support"))).toEqual([]);
  await button.click();
  await expect(page.frameLocator("#ada-chat-frame iframe").getByText("How can we help?")).toBeVisible();
  await expect
    .poll(() => findStart(address))
    .toMatchObject({ host: "ins.ada.support", body: { properties: { handle: "ins" } } });
  expect((await findStart(address))?.body?.properties?.["token"]).toBeNull();
  await expect(page.locator("#ada-button-frame")).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await button.click();
  await expect(page.locator("#ada-chat-frame")).toBeHidden();

  await context.addCookies([{ name: "sandbox-user", value: "an", url: SITE }]);
  const signedIn = newAddress();
  await page.goto(signedIn);
  await button.click();
  await expect.poll(async () => (await findStart(signedIn))?.body?.properties?.["token"]).toBe("ada-an");
});
