import { expect, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { withAxe } from "../helpers/axe.ts";
import { getFooter, getHero } from "../helpers/page-parts.ts";
import {
  readChoice,
  dataLayer,
  dataLayerCommands,
  marketingCookies,
  visitorCalls,
  thirdPartyRequests,
  fetchEventsReportedBy,
} from "../helpers/third-parties.ts";
import { addScript, inOneTab as test, withoutScript } from "../helpers/tabs.ts";
import { getSite, pickSome, testedBrands } from "../environment.ts";

const COURSE = `${getSite("ace")}/real-estate-license/arizona/`;
const CONSENT = { consent: { categoryPreferences: { DataSharing: true } } };

/** An address that is unique to one test, to separate its events from others'. */
const buildAddress = (query = ""): string => `${COURSE}?visit=${randomUUID()}${query}`;

const getManager = (page: Page) => page.getByRole("dialog", { name: "Privacy Manager" });
/** The senior-driver footer uses a different label. [FT-004, FT-010] */
const getOpener = (page: Page) =>
  getFooter(page).getByRole("button", { name: /^(?:Do not sell or share my information|Your Privacy Choices)$/u });
const getShareSwitch = (page: Page) => getManager(page).getByRole("switch", { name: "Share my personal information" });

/** Gives the page's browser the privacy signal, as its scripts read it. */
const sendSignal = (page: Page): Promise<void> =>
  addScript(page, () => void Object.assign(navigator, { globalPrivacyControl: true }));

/** Waits until analytics is done: its script has requested nothing else for half a second. */
const settled = (page: Page): Promise<void> => page.waitForLoadState("networkidle");

test("a visit's events arrive with their fields: page, coupon, experiment, call to action, form [AN-001, AN-005, AN-008, AN-009, PV-014, RT-039]", async ({
  page,
}) => {
  const address = buildAddress("&hc=CAREER20");
  await page.goto(address);
  const reported = async () =>
    (await fetchEventsReportedBy(address)).map(({ host, name, body }) => ({ host, name, ...body?.properties }));
  const segment = { host: "api.segment.io" };
  await expect
    .poll(async () => (await fetchEventsReportedBy(address)).find(({ name }) => name === "page")?.body)
    .toMatchObject({
      name: "license:arizona",
      anonymousId: expect.stringMatching(/^[\da-f-]{36}$/u),
      context: CONSENT,
      properties: {
        brand: "ACE",
        pageName: "license:arizona",
        var1: "pre-license",
        appStep: "course",
        productId: "re-az-premium",
        path: "/real-estate-license/arizona/",
        DataSharing: true,
      },
    });

  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Subscribe and Get the Guide" }) });
  const email = `visitor-${randomUUID()}@example.com`;
  await form.getByLabel("Email Address").fill(email);
  await form.getByRole("button").click();
  await expect(page.getByText("Thank you for subscribing!")).toBeVisible();
  await getHero(page).getByRole("link", { name: "Get my license" }).first().click();
  await page.waitForURL(/\/checkout/u);

  const formName = expect.stringMatching(/^emailForm-\d+$/u);
  await expect.poll(reported).toEqual(
    expect.arrayContaining([
      { ...segment, name: "Coupon Applied", coupon: "CAREER20", category: "UNKNOWN" },
      { ...segment, name: "Experiment Viewed", experiment: "campaign-1", variation: "variation-2" },
      { ...segment, name: "Form Viewed", form: formName },
      { ...segment, name: "Form Started", form: formName },
      { ...segment, name: "Form Submitted", form: formName },
      { ...segment, name: "Form Succeeded", form: formName },
      {
        ...segment,
        name: "CTA Clicked",
        tag: "arizona-hero",
        label: expect.stringMatching(/^Get My License/u),
        href: expect.stringMatching(/\/checkout$/u),
        productId: expect.stringMatching(/^re-az-/u),
      },
    ]),
  );
  expect(
    JSON.stringify(await fetchEventsReportedBy(address).then((all) => all.map(({ body }) => body?.properties))),
  ).not.toContain(email);
});

test("customer data of a brand with proxies is loaded from them and told to them, and Segment's own hosts are not met [AN-004]", async ({
  page,
}) => {
  test.skip(!testedBrands.includes("ids"), "the brand with proxies has no build here");
  const asked = thirdPartyRequests(page);
  const address = `${getSite("ids")}/?visit=${randomUUID()}`;
  await page.goto(address);
  await expect
    .poll(async () => (await fetchEventsReportedBy(address)).map(({ host, name }) => [host, name]))
    .toContainEqual(["t.ids.example", "page"]);
  await settled(page);
  expect(asked.filter((url) => url.includes("t.ids.example/analytics.js/v1/sample-ids/"))).toHaveLength(1);
  expect(asked.filter((url) => url.includes("segment."))).toEqual([]);
});

test("the senior brand's tag manager reads the same events in the data layer, once Consent Mode grants it [AN-003, PV-013]", async ({
  page,
}) => {
  test.skip(!testedBrands.includes("aarp"), "the senior brand has no build here");
  const address = `${getSite("aarp")}/?visit=${randomUUID()}`;
  await page.goto(address);
  await expect
    .poll(async () =>
      (await fetchEventsReportedBy(address))
        .filter(({ host }) => host.startsWith("www.google"))
        .map(({ name }) => name),
    )
    .toEqual(["gtm.js", "page_view"]);
  const reported = (await fetchEventsReportedBy(address)).filter(({ host }) => host.startsWith("www.google"));
  expect(reported.map(({ body }) => body?.context)).toMatchObject([
    { consent: { ad_storage: "granted", ad_user_data: "granted" } },
    { consent: { ad_personalization: "granted", analytics_storage: "granted" } },
  ]);
  expect((await dataLayerCommands(page)).slice(0, 2)).toMatchObject([
    ["consent", "default", { ad_storage: "denied" }],
    ["consent", "update", { ad_storage: "granted" }],
  ]);
});

for (const { title, cookie, signal, layer } of [
  {
    title:
      "a stored opt-out is renewed by our own host; no third party is asked, no marketing cookie is set [PV-013, CK-010, CK-011]",
    cookie: "1",
    signal: false,
    layer: [],
  },
  {
    title:
      "an opt-out by the browser's signal is an event in the page's data layer and one call to our own host; no third party is asked, no marketing cookie is set [PV-011, PV-012, PV-013, CK-010, CK-011]",
    cookie: null,
    signal: true,
    layer: ["consent_preference"],
  },
]) {
  test(title, async ({ page, context }) => {
    if (cookie !== null)
      await context.addCookies([{ name: "consent-ad-personalization", value: cookie, url: getSite("ace") }]);
    if (signal) {
      await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
      await sendSignal(page);
    }
    const asked = thirdPartyRequests(page);
    const calls = visitorCalls(page);
    const address = buildAddress("&hc=CAREER20&cjevent=e1&utm_source=cj&fbclid=f1");
    await page.goto(address);
    await expect.poll(() => readChoice(context)).toMatchObject({ value: "1" });
    await expect.poll(() => calls).toEqual([{ path: "/api/consent/", body: { share: false } }]);
    await settled(page);
    expect(await dataLayer(page)).toEqual(layer);
    await getHero(page).getByRole("link", { name: "Get my license" }).first().click();
    await page.waitForURL(/\/checkout/u);
    await page.goto(`${getSite("ace")}/`);
    await settled(page);

    expect(calls).toHaveLength(1);
    expect(asked).toEqual([]);
    expect(await fetchEventsReportedBy(address)).toEqual([]);
    expect(await marketingCookies(context)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("anonymousId");
  });
}

test("an opt-out in the footer's Privacy Manager is reported once, and after it no third party gets a request [PV-004, PV-005, PV-007, PV-008, PV-009, CK-003]", async ({
  page,
  context,
}) => {
  const asked = thirdPartyRequests(page);
  const address = buildAddress("&fbclid=f1");
  await page.goto(address);
  await expect
    .poll(() => marketingCookies(context))
    .toEqual(expect.arrayContaining(["fbc", "fbp", "ajs_anonymous_id"]));
  await expect.poll(() => readChoice(context)).toMatchObject({ value: "0" });
  await settled(page);

  await getOpener(page).press("Enter");
  await expect(getShareSwitch(page)).toBeChecked();
  await getShareSwitch(page).press("Space");
  await page.keyboard.press("Escape");
  await expect(getManager(page)).toBeHidden();
  await expect(getOpener(page)).toBeFocused();
  await getOpener(page).click();
  await expect(getShareSwitch(page)).toBeChecked();
  await page.mouse.click(5, 5);
  await expect(getManager(page)).toBeHidden();
  expect(await readChoice(context)).toMatchObject({ value: "0" });

  await getOpener(page).click();
  await getManager(page).getByText("Share my personal information").click();
  const reload = page.waitForEvent("load");
  await getManager(page).getByRole("button", { name: "Save & Exit" }).click();
  await reload;
  await settled(page);
  await expect(getManager(page)).toBeHidden();
  // Browsers limit a cookie's life to this.
  await expect.poll(() => readChoice(context)).toEqual({ value: "1", days: 400 });
  const last = (await fetchEventsReportedBy(address)).findLast(({ host }) => host === "api.segment.io");
  expect(last?.body).toMatchObject({
    event: "Consent Preference Updated",
    properties: { DataSharing: false, source: "choice" },
    context: { consent: { categoryPreferences: { DataSharing: false } } },
  });
  const before = asked.length;
  await page.reload();
  await settled(page);
  await getOpener(page).click();
  await expect(getShareSwitch(page)).not.toBeChecked();
  expect(asked.length).toBe(before);
  expect(await marketingCookies(context)).toEqual([]);
});

test("a signal that comes after the site's own 0 opts out, the manager says so, and a choice against it is confirmed and stays [PV-010, PV-011]", async ({
  page,
  context,
}) => {
  await page.goto(buildAddress());
  await expect.poll(() => readChoice(context)).toMatchObject({ value: "0" });
  await settled(page);
  await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
  await sendSignal(page);
  const asked = thirdPartyRequests(page);
  await page.goto(buildAddress());
  await expect.poll(() => readChoice(context)).toMatchObject({ value: "1" });
  await settled(page);
  expect(asked).toEqual([]);

  const confirm = getManager(page).getByRole("checkbox", { name: /^My browser asks you not to share/u });
  const save = getManager(page).getByRole("button", { name: "Save & Exit" });
  await getOpener(page).click();
  await expect(getManager(page).getByText("we honor that")).toBeVisible();
  await expect(getShareSwitch(page)).not.toBeChecked();
  await expect(confirm).toBeHidden();
  await getShareSwitch(page).press("Space");
  await expect(confirm).toBeVisible();
  await save.click();
  await expect(getManager(page)).toBeVisible();
  expect(await readChoice(context)).toMatchObject({ value: "1" });
  await confirm.check();
  await save.click();
  await expect(getManager(page)).toBeHidden();
  await expect.poll(() => readChoice(context)).toMatchObject({ value: "0" });

  await page.goto(buildAddress());
  await settled(page);
  expect(await readChoice(context)).toMatchObject({ value: "0" });
  await getOpener(page).click();
  await expect(getShareSwitch(page)).toBeChecked();
  await expect(getManager(page).getByText("we honor that")).toBeHidden();
});

withoutScript(
  "without JavaScript the Privacy Manager saves, and leads back to the page [PV-003, PV-005, PV-007]",
  async ({ page, context }) => {
    await page.goto(`${COURSE}?utm_source=mail`);
    await getOpener(page).click();
    await getManager(page).getByText("Share my personal information").click();
    await getManager(page).getByRole("button", { name: "Save & Exit" }).click();
    await expect(page).toHaveURL(`${COURSE}?utm_source=mail`);
    expect(await readChoice(context)).toEqual({ value: "1", days: 400 });
  },
);

withoutScript(
  "without JavaScript the browser's signal holds until the visitor confirms that they share [PV-011]",
  async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
    const save = async (isConfirmed: boolean) => {
      await page.goto(COURSE);
      await getOpener(page).click();
      if (isConfirmed)
        await getManager(page)
          .getByRole("checkbox", { name: /Global Privacy Control/u })
          .check();
      await getManager(page).getByRole("button", { name: "Save & Exit" }).click();
      await page.waitForURL(COURSE);
      return readChoice(context);
    };
    expect(await save(false)).toMatchObject({ value: "1" });
    expect(await save(true)).toMatchObject({ value: "0" });
  },
);

for (const brand of pickSome(testedBrands, 2)) {
  test(`${brand}: the Privacy Manager opens from the footer and is clean to axe [PV-001, PV-002, PV-003]`, async ({
    page,
  }) => {
    await page.goto(`${getSite(brand)}/`);
    await getOpener(page).click();
    await expect(getManager(page).getByRole("button", { name: "Save & Exit" })).toBeVisible();
    const violations = await withAxe(page);
    expect(await violations("dialog[open]")).toEqual([]);
  });
}
