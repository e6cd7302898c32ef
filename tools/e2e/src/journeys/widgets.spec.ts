import { expect, type Page } from "@playwright/test";
import { withAxe } from "../helpers/axe.ts";
import { allLaidOut } from "../helpers/far-sections.ts";
import { thirdPartyRequests } from "../helpers/third-parties.ts";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite, testedBrands } from "../environment.ts";

test.skip(!testedBrands.includes("dec"), "the brand whose pages have the widgets has no build here");

const at = (path: string): string => getSite("dec") + path;
const trustBox = (page: Page) => page.frameLocator('iframe[title="Customer reviews powered by Trustpilot"]');

test("a widget comes with consent once it is near the screen, and its policy lets it in [BL-trustpilot-001, AN-007, PV-013]", async ({
  page,
  context,
}) => {
  // The brand's visitors share nothing until they opt in.
  await context.addCookies([
    { name: "consent-ad-personalization", value: "0", url: at("/") },
    { name: "consent-sharing", value: "chosen", url: at("/") },
  ]);
  const asked = thirdPartyRequests(page);
  const hosts = () => asked.map((address) => address.split("/")[4]);
  await page.goto(at("/pricing/"), { waitUntil: "networkidle" });
  expect(hosts()).not.toContain("widget.trustpilot.com");
  await allLaidOut(page);
  await page.getByRole("region", { name: "Trustpilot reviews" }).scrollIntoViewIfNeeded();
  await expect(trustBox(page).getByText("4.6 out of 5")).toBeVisible();

  await page.goto(at("/permit-test-prep-courses/"));
  await allLaidOut(page);
  await page.getByRole("region", { name: "Quiz" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "I'm just starting" }).click();
  await expect(page.getByText("You chose: I'm just starting.")).toBeVisible();
});

test("who wants nothing shared meets nobody, and sees our own words in the place of the widget [PV-011, PV-013]", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "consent-ad-personalization", value: "1", url: at("/") }]);
  const asked = thirdPartyRequests(page);
  await page.goto(at("/pricing/"));
  const reviews = page.getByRole("region", { name: "Trustpilot reviews" });
  await allLaidOut(page);
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByText("Trustpilot isn’t loaded here")).toBeVisible();
  await expect(reviews.getByText("1,284 reviews")).toBeVisible();
  expect(asked).toEqual([]);
});

test("a film asks its host for nothing before the click: then it stands in its poster's place, or over the page until it is closed [VID-002, VID-003, VID-006, VID-009]", async ({
  page,
}) => {
  const asked = thirdPartyRequests(page);
  await page.goto(at("/teen-drivers-ed/"), { waitUntil: "networkidle" });
  const poster = page.getByRole("link", { name: "Play video: A lesson, start to finish" });
  await allLaidOut(page);
  await poster.scrollIntoViewIfNeeded();
  await expect
    .poll(() => poster.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(672);
  const ofFilms = () => asked.filter((address) => /wistia|youtube|ytimg/u.test(address));
  expect(ofFilms()).toEqual([]);

  const player = (name: string) => page.frameLocator(`iframe[title="${name}"]`).getByText("Sample video");
  await poster.click();
  await expect(player("A lesson, start to finish")).toBeVisible();
  await expect(poster).toHaveCount(0);

  const button = page.getByRole("link", { name: "Watch a lesson" });
  await button.press("Enter");
  await expect(player("Watch a lesson")).toBeVisible();
  const axe = await withAxe(page);
  expect(await axe()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Watch a lesson" })).toHaveCount(0);
  await expect(button).toBeFocused();
});
