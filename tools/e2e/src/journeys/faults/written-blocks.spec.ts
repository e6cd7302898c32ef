import { expect, type Page } from "@playwright/test";
import { isPageStarted } from "../../helpers/page-start.ts";
import { fetchCharge } from "../../helpers/charge.ts";
import {
  countedCalls,
  editGlobal,
  publish,
  removePage,
  resetCounter,
  shortPage,
  writePage,
} from "../../helpers/sandbox.ts";
import { thirdPartyRequests } from "../../helpers/third-parties.ts";
import { inOneTab as test } from "../../helpers/tabs.ts";
import { FAULTS_SANDBOX, FAULTS_SITE } from "../../environment.ts";

const BLOCKS = "written-blocks";
const PLAIN = "written-plain";
const TESTED = "written-experiment";

/** The coupon of the sample banner, which applies to every page. */
const SALE = "SITESALE15";

/** Two states whose products and prices differ; of their priorities, the smaller text is the larger number. */
const page = `title: Blocks as an editor wrote them
pageTitle: Blocks as an editor wrote them
baseComponents:
  - typeHandle: productBuilder
    productBuilder:
      - { state: Georgia, courseType: Salesperson, duration: 1 Week, productId: re-georgia-ce }
      - { state: Georgia, courseType: Salesperson, duration: 1 Month, productId: re-georgia-post }
      - { state: Illinois, courseType: Salesperson, duration: 1 Week, productId: re-illinois-ce }
      - { state: Illinois, courseType: Salesperson, duration: 1 Month, productId: re-illinois-prelicense }
  - typeHandle: bundleBuilder
    componentTitle: Build your renewal
    productListTitle: Main courses
    stateRequirementsTitle: State courses
    electiveTitle: Electives
    builderCategory:
      - bundleBuildCards:
          - entryState: Florida
            baseProducts: [{ productId: re-florida-ce, deliveryType: online }]
            requiredProducts: [{ productId: re-florida-post, multipleRegulators: true }]
            electiveProducts: [{ productId: re-michigan-prelicense }]
            baseProductPrio: "2"
            minHours: 60
            showMoreInfo: true
            moreInfo: "<p>Florida counts hours of 50 minutes.</p>"
          - entryState: New York
            baseProducts: [{ productId: re-new-york-ce, deliveryType: online }]
            baseProductPrio: "10"
            minHours: 10
          - { entryState: Georgia, baseProducts: [{ productId: re-georgia-ce, deliveryType: online }] }
          - { entryState: Illinois, baseProducts: [{ productId: re-illinois-ce, deliveryType: online }] }
          - { entryState: Texas, baseProducts: [{ productId: re-tx-ce, deliveryType: online }] }
          - { entryState: Arizona, baseProducts: [{ productId: re-az-basic, deliveryType: online }] }
          - { entryState: California, baseProducts: [{ productId: re-california-prelicense, deliveryType: online }] }
          - { entryState: Michigan, baseProducts: [{ productId: re-michigan-prelicense, deliveryType: online }] }
  - typeHandle: hubspot
    sectionTitle: Get a quote
    formId: sample-lead-final
`;

test.beforeAll(async () => {
  writePage(BLOCKS, page);
  writePage(PLAIN, shortPage("A page without an experiment"));
  writePage(TESTED, `${shortPage("A page with an experiment")}optimizelyEnabled: true\n`);
  await publish();
});
test.afterAll(async () => {
  for (const slug of [BLOCKS, PLAIN, TESTED]) removePage(slug);
  await publish();
});

const at = (slug: string): string => `${FAULTS_SITE}/${slug}/`;

test("another state of a study plan has prices of its own, and a visitor's code has them requested again [SB-006]", async ({
  page,
}) => {
  const prices = () => page.locator(".cw-study-duration .cw-study-price b").allInnerTexts();
  const charges = (...products: readonly string[]) =>
    Promise.all(products.map((product) => fetchCharge(product, SALE)));
  const georgia = await charges("re-georgia-ce", "re-georgia-post");
  const illinois = await charges("re-illinois-ce", "re-illinois-prelicense");
  await page.goto(at(BLOCKS));
  const state = page.getByRole("combobox", { name: "State" });
  await state.selectOption("Georgia");
  await expect.poll(prices).toEqual(georgia);
  await state.selectOption("Illinois");
  await expect.poll(prices).toEqual(illinois);
  expect(illinois).not.toEqual(georgia);

  await page.goto(`${at(BLOCKS)}?hc=CAREER20`);
  await state.selectOption("Georgia");
  await expect.poll(prices).not.toEqual(georgia);
  await page.waitForLoadState("networkidle");
  await resetCounter();
  await state.selectOption("Illinois");
  await expect.poll(prices).not.toEqual(illinois);
  expect((await countedCalls()).filter((path) => path.includes("price"))).not.toEqual([]);
});

async function chooseStates(page: Page, ...names: readonly string[]): Promise<void> {
  // While scripts start, a busy machine needs more than the seconds of a single try.
  await expect.poll(() => isPageStarted(page), { timeout: 30_000 }).toBe(true);
  // Elements that appear at the bottom of the page meanwhile may catch a click, which closes the list.
  for (const name of names)
    await expect(async () => {
      if (!(await page.locator(".cw-builder-search").isVisible()))
        await page.locator(".cw-builder-states button").click();
      await page.locator(".cw-builder-search").getByRole("checkbox", { name }).check({ timeout: 5000 });
    }).toPass();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Online Self-Study" }).check();
}

const getList = (page: Page, name: string) => page.getByRole("list", { name, exact: true });

test("each course of a builder says its state, kind, hours and price, and stands in its section [BB-019]", async ({
  page,
}) => {
  await page.goto(at(BLOCKS));
  await chooseStates(page, "Florida");
  await expect(page.getByRole("dialog", { name: /multiple regulators/u })).toBeVisible();
  await page.keyboard.press("Escape");
  // The section is closed, because its course already meets the hours.
  await page.locator("summary").filter({ hasText: "Electives" }).click();
  const cards = [
    [
      "Main courses",
      "re-florida-ce",
      "Florida Continuing Education",
      "Florida · Online Self-Study · 14 hours",
      "Required",
    ],
    ["State courses", "re-florida-post", "Florida Post-Licensing, 45 hours", "Florida · 45 hours", "Required"],
    ["Electives", "re-michigan-prelicense", "Michigan Real Estate Pre-License", "Florida · 40 hours", "Elective"],
  ] as const;
  for (const [section, product, name, facts, kind] of cards) {
    const card = getList(page, section).getByRole("listitem");
    await expect(card.getByRole("checkbox")).toBeChecked();
    for (const words of [name, facts, kind, await fetchCharge(product, SALE)]) await expect(card).toContainText(words);
  }
  await expect(page.getByText("99 of 60 required hours selected")).toBeVisible();
  await page.getByText("About Florida").click();
  await expect(page.getByText("Florida counts hours of 50 minutes.")).toBeVisible();
  const link = new URL((await page.locator(".cw-builder-cart > a").getAttribute("href")) ?? "");
  expect(link.searchParams.get("productId")).toBe("re-florida-ce,re-florida-post,re-michigan-prelicense");
});

test("of two states' main courses the one of the smaller text counts: 10 before 2 [BB-021]", async ({ page }) => {
  await page.goto(at(BLOCKS));
  await chooseStates(page, "Florida", "New York");
  const main = getList(page, "Main courses");
  await expect(main.getByRole("checkbox", { name: /New York/u })).toBeChecked();
  await expect(main.getByRole("checkbox", { name: /Florida/u })).not.toBeChecked();
  await expect(main.getByRole("checkbox", { name: /Florida/u })).toBeDisabled();
});

test("the list of many states is 276 px high, and the last of them comes by scrolling [CN-006]", async ({ page }) => {
  await page.goto(at(BLOCKS));
  const list = page.locator(".cw-builder-search ul");
  const last = list.getByRole("checkbox").last();
  // Elements that appear at the bottom of the page meanwhile may close the list.
  const open = async () => {
    if (!(await list.isVisible())) await page.locator(".cw-builder-states button").click();
  };
  await expect(async () => {
    await open();
    expect((await list.boundingBox())?.height).toBeCloseTo(276, 0);
    await expect(last).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await open();
    await list.hover({ timeout: 1000 });
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport({ timeout: 1000 });
  }).toPass();
});

test("a lead form's steps have no check of ours: empty ones lead on to the form that HubSpot checks [BL-hubspot-008]", async ({
  page,
}) => {
  await page.goto(at(BLOCKS));
  const lead = page.locator(".cw-lead");
  await lead.scrollIntoViewIfNeeded();
  await expect(lead.getByRole("textbox", { name: "Email" })).toBeVisible();
  for (const step of ["0", "1"]) {
    await expect(lead).toHaveAttribute("data-step", step);
    await lead.getByRole("button", { name: "Next" }).filter({ visible: true }).click();
  }
  await expect(lead).toHaveAttribute("data-step", "2");
  await expect(lead.getByRole("textbox", { name: "Email" }).filter({ visible: true })).toHaveValue("");
  await expect(lead.locator("[aria-invalid], .cw-field-error, [role=alert]")).toHaveCount(0);
});

test("an experiment runs where the page's switch is on, or the site's [AN-010]", async ({ page }) => {
  const asked = thirdPartyRequests(page, FAULTS_SANDBOX.url);
  const runsOn = async (slug: string): Promise<boolean> => {
    const before = asked.length;
    await page.goto(at(slug), { waitUntil: "networkidle" });
    // The customer-data script loads on every page, after the experiment.
    await expect.poll(() => asked.slice(before).filter((url) => url.includes("segment"))).not.toEqual([]);
    return asked.slice(before).some((url) => url.includes("cdn.optimizely.com"));
  };
  expect([await runsOn(PLAIN), await runsOn(TESTED)]).toEqual([false, true]);
  const restore = editGlobal("globalOptimizely", { optimizelyEnabled: true });
  try {
    await publish();
    expect(await runsOn(PLAIN)).toBe(true);
  } finally {
    restore();
    await publish();
  }
});
