import { expect } from "@playwright/test";
import { withAxe } from "../helpers/axe.ts";
import { findTags, parseTags } from "../helpers/html.ts";
import { ask, askRaw } from "../helpers/http.ts";
import { getHeader } from "../helpers/page-parts.ts";
import { inOneTab, test, withoutScript } from "../helpers/tabs.ts";
import { SANDBOX, getSite, pickSome, testedBrands } from "../environment.ts";

const ace = getSite("ace");
const NOTICE =
  "Please make a change to see a preview of this page. This can be as simple as adding a space to the title of the page.";

inOneTab(
  "an editor's preview link opens the draft at its own path, with the token, and keeps it from search engines [RT-004, RT-016, RT-017]",
  async ({ page }) => {
    await page.goto(SANDBOX.url);
    await page
      .getByTestId("brand-ace")
      .getByRole("row", { name: "Open house week" })
      .getByRole("link", { name: "preview" })
      .click();

    await expect(page).toHaveURL(`${ace}/open-house/?token=sandbox-preview`);
    await expect(page.getByRole("heading", { level: 1, name: "Sit in on a lesson" })).toBeVisible();
    await expect(page.getByText("this page shows a draft")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  },
);

test("a draft is nowhere without its token, and a preview is kept by no cache [RT-017]", async () => {
  expect((await ask(`${ace}/open-house/`)).status).toBe(404);
  const preview = await ask(`${ace}/open-house/?token=sandbox-preview`);
  expect(preview.status).toBe(200);
  expect(preview.headers.get("cache-control")).toMatch(/no-store/u);
  expect((await ask(`${ace}/open-house/`)).status).toBe(404);
});

inOneTab(
  "a token lists the drafts that it opens, each with its preview, and what to look at before it is published [RT-004]",
  async ({ page }) => {
    const answer = await page.goto("/preview/?token=sandbox-preview");
    expect(answer?.headers()["cache-control"]).toMatch(/no-store/u);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
    expect(await (await withAxe(page))()).toEqual([]);
    await page.getByRole("link", { name: "Open house week" }).click();

    await expect(page).toHaveURL(`${ace}/open-house/?token=sandbox-preview`);
    await page.getByText("Before you publish").click();
    await expect(page.getByText("Search engines are told not to list this page")).toBeVisible();
    expect(await (await withAxe(page))()).toEqual([]);
  },
);

inOneTab(
  "the panel explains a page to an editor who chooses another moment and another visitor, and stores no cookie",
  async ({ page, context }) => {
    inOneTab.skip(!testedBrands.includes("aarp"), "the senior brand has no build here");
    await page.goto(`${getSite("aarp")}/pricing/?token=sandbox-preview`);
    await page.getByRole("button", { name: "Why this page?" }).click();
    const panel = page.getByRole("complementary", { name: "Why this page?" });
    await panel.getByText("At another moment").click();
    expect(await (await withAxe(page))()).toEqual([]);
    await panel.getByRole("button", { name: "Right then, Apr 30, 2027, 11:55 PM" }).click();

    await expect(panel.getByText("Apr 30, 2027, 11:55 PM CDT, and goes on from there")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Promotion" })).toBeVisible();
    await panel.getByText("As another visitor").click();
    await panel.getByLabel("Coupon in the address").fill("TAKE20");
    await panel.getByLabel("State").selectOption("Texas");
    await panel.getByRole("button", { name: "See the page as this visitor" }).click();
    await expect(panel.getByText("You see the page as the visitor below.")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Promotion" })).toBeVisible();

    await panel.getByText("3. productCards").click();
    const table = panel
      .getByRole("group")
      .filter({ has: page.getByText("3. productCards") })
      .last();
    await expect(
      table.getByText(/^The price is \$\d.*: the checkout link has a coupon under hc\./u).first(),
    ).toBeVisible();
    // The shop has no such code, and the panel shows the request and its result.
    await expect(table.getByText("asked with TAKE20").first()).toBeVisible();
    await expect(table.getByText("What it will answer then cannot be known").first()).toBeVisible();

    // A link keeps the moment, the visitor, and the panel.
    await getHeader(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/token=sandbox-preview.*at=2027-05-01T04%3A55.*as=/u);
    expect(await context.cookies()).toEqual([]);
  },
);

inOneTab(
  "the panel says what became of each code of a made-up visitor, and the page what a visitor may know of it [CP-024]",
  async ({ page }) => {
    await page.goto(`${ace}/real-estate-license/texas/?token=sandbox-preview`);
    await page.getByRole("button", { name: "Why this page?" }).click();
    const panel = page.getByRole("complementary", { name: "Why this page?" });
    await panel.getByText("As another visitor").click();

    const visit = async (address: string, emailed: string) => {
      await panel.getByLabel("Coupon in the address").fill(address);
      await panel.getByLabel("Emailed coupon").fill(emailed);
      const shown = page.waitForEvent("load");
      await panel.getByRole("button", { name: "See the page as this visitor" }).click();
      await shown;
      await panel.getByText(/^1\. /u).click();
    };
    const long = "LONGCODE".repeat(20);
    const cases = [
      ["CAREER20", "", "CAREER20 gives the discount.", "Coupon CAREER20 applied."],
      [
        "LASTYEAR",
        "",
        "LASTYEAR does not count: commerce says that it is over.",
        "Coupon LASTYEAR is no longer valid.",
      ],
      [
        "NOSUCH",
        "",
        "NOSUCH does not count: commerce does not know it. Visitors are not told this.",
        "Coupon NOSUCH does not lower this price. Coupon SITESALE15 gives this discount.",
      ],
      [
        long,
        "",
        `${long} from the page address (hc) is left out: of an address the first 30 codes count, up to 100 characters each.`,
        "The address has more coupons, or a longer one, than count.",
      ],
      [", ,", "", "A blank entry in the page address (hc) is ignored.", null],
      [
        "",
        "BUNDLE5",
        "BUNDLE5 does not count: SITESALE15 gives the discount.",
        "Coupon Applied! It does not lower this price. Coupon SITESALE15 gives this discount.",
      ],
    ] as const;
    // On a push, half of them: the tests of `explain` of coupons have all.
    for (const [address, emailed, reason, notice] of pickSome(cases, 3)) {
      await visit(address, emailed);
      await expect(panel.getByText(reason, { exact: true }).first()).toBeVisible();
      if (notice !== null) await expect(page.getByText(notice).first()).toBeVisible();
      expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  },
);

inOneTab(
  "an editor goes from what they see to its field in the content system, by pointer and by keyboard [RT-048]",
  async ({ page, context }) => {
    await page.goto(`${ace}/?token=sandbox-preview`);
    await page.getByRole("button", { name: "Why this page?" }).click();
    const panel = page.getByRole("complementary", { name: "Why this page?" });
    await panel.getByRole("button", { name: "Edit on the page" }).click();

    const fieldAfter = async (act: () => Promise<void>) => {
      const [opened] = await Promise.all([context.waitForEvent("page"), act()]);
      await opened.waitForLoadState();
      // The control panel removes the fragment; the script that docs/content.md adds to it moves the focus.
      const { hash, ...reported } = await opened.evaluate(() => ({
        hash: location.hash,
        path: location.pathname,
        field: document.activeElement?.id,
      }));
      expect(hash).toBe("");
      // The preview's address contains its token.
      expect(await opened.evaluate(() => document.referrer)).toBe("");
      expect(opened.url()).not.toContain("sandbox-preview");
      await expect(opened.locator(":focus")).toBeInViewport();
      await opened.close();
      return reported;
    };
    const hero = await fieldAfter(() => page.getByRole("heading", { level: 1 }).click());
    expect(hero).toEqual({ field: "fields-heroTitle", path: expect.stringMatching(/^\/admin\/edit\/\d+$/u) });
    const tile = page.locator("[data-inspected-block='0'] li a").first();
    expect((await fieldAfter(() => tile.press("Enter"))).field).toBe("fields-buttonList");

    await panel.getByText("1. homeHero", { exact: true }).click();
    const link = panel.getByRole("link", { name: "heroContent (opens in a new tab)" });
    expect((await fieldAfter(() => link.press("Enter"))).field).toBe("fields-heroContent");
    expect(await (await withAxe(page))()).toEqual([]);
    expect((await ask(`${ace}/`)).text).not.toContain("/admin/");
  },
);

test("a visitor's page loads nothing of the panel, whatever its address asks for", async ({ page }) => {
  // Fetched afterwards: a browser discards the bodies of a page that it left.
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.add(response.url());
  });
  await page.goto("/?at=2027-05-01T05:00:00Z&sig=x&as=state%3DTX&token=unknown-token", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Why this page?" })).toHaveCount(0);
  await page.goto("/?at=2027-05-01T05:00:00Z&sig=x&as=state%3DTX", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Why this page?" })).toHaveCount(0);
  const loaded = await Promise.all([...scripts].map(async (address) => (await ask(address)).text));
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((script) => script.includes("Why this page?"))).toEqual([]);
});

test("no drafts are listed without a token that opens one", async () => {
  expect((await ask(`${ace}/preview/`)).status).toBe(404);
  const [main] = findTags(parseTags((await ask(`${ace}/preview/?token=expired-preview`)).text), "main");
  expect(main?.text).toContain("This link shows no drafts");
  expect(findTags(main?.tags ?? [], "a")).toEqual([]);
});

withoutScript("an expired token shows the published page and says so", async ({ page }) => {
  await page.goto("/career-center/?token=expired-preview");

  await expect(page.getByRole("heading", { name: "What agents wish they’d known sooner" }).first()).toBeVisible();
  await expect(page.getByText("this is the published page")).toBeVisible();
});

test("an expired token opens no draft", async () => {
  expect((await ask(`${ace}/open-house/?token=expired-preview`)).status).toBe(404);
});

for (const address of [
  "/career-center/?token=not%20a%20token",
  "/preview/?slug=home",
  "/preview/?x-craft-preview=abc",
  "/preview-broken/",
]) {
  test(`${address} shows what to do for a preview [RT-005, RT-035]`, async () => {
    const { location } = await ask(ace + address);
    expect(location === null ? address : new URL(location, ace).pathname).toBe("/preview-broken/");
    const tags = parseTags((await ask(`${ace}/preview-broken/`)).text);
    expect(findTags(tags, "main")[0]?.text).toContain(NOTICE);
    expect(findTags(tags, "header")).not.toEqual([]);
  });
}

test("a double dash of a slug is a slash [RT-016, RT-018]", async () => {
  const { location } = await ask(`${ace}/preview/?token=sandbox-preview&slug=real-estate-license--arizona`);
  expect(new URL(location ?? "", ace).href).toBe(`${ace}/real-estate-license/arizona/?token=sandbox-preview`);
});

for (const slug of [
  "----evil.example",
  "--evil.example",
  "//evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "..--..--evil.example",
  "%2f%2fevil.example",
  "\t//evil.example",
  "@evil.example",
]) {
  test(`the slug ${JSON.stringify(slug)} does not lead off the site [RT-016]`, async () => {
    const { status, location } = await ask(`${ace}/preview/?token=sandbox-preview&slug=${encodeURIComponent(slug)}`);
    expect([307, 404]).toContain(status);
    if (location !== null) expect(new URL(location, ace).origin).toBe(ace);
  });
}

for (const path of ["//evil.example", "//evil.example/x", "/\\evil.example", "/%2f/evil.example", "/.//evil.example"]) {
  test(`the path ${path} does not lead off the site`, async () => {
    const { location } = await askRaw(ace, path);
    if (location !== null) expect(new URL(location, ace).origin).toBe(ace);
  });
}
