import { expect, type Page } from "@playwright/test";
import { handoff } from "../helpers/checkout-page.ts";
import { test } from "../helpers/one-tab.ts";
import { checksAll, getSite, testedBrands } from "../places.ts";

/** Of each brand, the header's entry to open, if any, and the page of courses that it leads to. */
const ways = [
  { brand: "aarp", opens: null, leadsTo: "/pricing/" },
  { brand: "ace", opens: "Get My License", leadsTo: "/real-estate-license/arizona/" },
  { brand: "dec", opens: /(Select|Choose) State/u, leadsTo: "/texas/" },
  { brand: "ids", opens: "Driving", leadsTo: "/defensive-driving/" },
  { brand: "ins", opens: "Pre-License", leadsTo: "/pre-license/illinois/" },
  { brand: "mtg", opens: "Pre-License", leadsTo: "/pre-license/national/" },
] as const;

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** What the keyboard stands on: how it can be told from others, and what is wrong with it. */
const readStop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const inside = (value: number, end: number) => Math.min(end - 1, Math.max(0, value));
    const seen = document.elementFromPoint(
      inside((left + right) / 2, innerWidth),
      inside((top + bottom) / 2, innerHeight),
    );
    const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
    const isInView = bottom > 0 && top < innerHeight;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const labels = "labels" in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
    const label = labels.map(({ textContent }) => textContent).join(" ");
    const name = focused.ariaLabel ?? (label.trim() || focused.textContent.trim());
    const faults = [
      ...(isInView && isSeen ? [] : [`lies under ${seen?.className ?? "the edge"}`]),
      ...(outlineStyle === "none" || outlineWidth === "0px" ? ["has no focus ring"] : []),
      ...(name === "" ? ["has no name"] : []),
    ];
    const href = focused instanceof HTMLAnchorElement ? new URL(focused.href) : null;
    return {
      name,
      tag: focused.tagName,
      faults,
      path: href?.pathname ?? null,
      isOwn: href?.origin === location.origin,
    };
  });
type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/** Presses Tab until the keyboard stands on what is looked for; everything on the way is to be seen, ringed and named. */
async function tabTo(page: Page, isIt: (stop: Stop) => boolean, most = 120): Promise<void> {
  const faults: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await readStop(page);
    if (stop === null) continue;
    faults.push(...stop.faults.map((fault) => `${stop.tag} “${stop.name.slice(0, 40)}” ${fault}`));
    if (!isIt(stop)) continue;
    expect.soft(faults).toEqual([]);
    return;
  }
  throw new Error(`Tab did not come to it on ${page.url()} in ${most} steps.`);
}

const fits = (name: string, opens: string | RegExp) =>
  typeof opens === "string" ? name.startsWith(opens) : opens.test(name);

// On a push each brand at one of the sizes, by turns.
for (const [turn, { brand, opens, leadsTo }] of ways.filter((one) => testedBrands.includes(one.brand)).entries())
  for (const size of sizes.filter((_, at) => checksAll || at === turn % sizes.length))
    test(`${brand}: by keyboard alone from the home page through the header to a course and the checkout, at ${size.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(size);
      await page.goto(`${getSite(brand)}/`);
      if (size.width < 768) {
        await tabTo(page, ({ name }) => name === "Menu");
        await page.keyboard.press("Enter");
      }
      if (opens !== null) {
        await tabTo(page, ({ tag, name }) => tag === "SUMMARY" && fits(name, opens));
        await page.keyboard.press("Enter");
      }
      await tabTo(page, ({ path, isOwn }) => isOwn && path === leadsTo);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${leadsTo}$`, "u"));

      await page.waitForLoadState("load");
      await tabTo(page, ({ name }) => name === "Skip to main content");
      await page.keyboard.press("Enter");
      await tabTo(page, ({ path, isOwn }) => !isOwn && path === "/checkout");
      await page.keyboard.press("Enter");
      expect((await handoff(page)).products).toMatch(/^[a-z]+-/u);
    });
