import { expect, type Locator, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { isPageStarted } from "../helpers/page-start.ts";
import { pageWith } from "../helpers/content-pages.ts";
import { fetchOutbox } from "../helpers/outbox.ts";
import { inOneTab as test, withoutScript } from "../helpers/tabs.ts";
import { getSite, pickSome, testedBrands } from "../environment.ts";

const PAGE = "/real-estate-license/arizona/";
const THANKS = "Thank you for subscribing!";
const FAILURE = "There was an issue with your subscription. Please try again later.";

const getForm = (page: Page): Locator =>
  page.locator("form").filter({ has: page.getByRole("button", { name: "Subscribe and Get the Guide" }) });
const newAddress = (): string => `visitor-${randomUUID()}@example.com`;

/** The outcomes are in a noscript element, which a search by text ignores. */
const outcomes = (page: Page): Locator => page.locator(".cw-form-outcome");

async function sendPlainly(page: Page, email: string): Promise<void> {
  await page.goto(PAGE);
  const form = getForm(page);
  await form.getByLabel("Email Address").fill(email);
  await form.getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}#`, "u"));
}

test("with JavaScript a form marks what may be left empty, says under each field what is wrong and sends nothing, says when the list does not take an address, and thanks for one, which reaches its list once [BL-emailForm-005, BL-emailForm-006, BL-emailForm-017, BL-emailForm-019, BL-emailForm-020]", async ({
  page,
}) => {
  let sent = 0;
  page.on("request", (request) => (sent += request.url().includes("/api/subscribe") ? 1 : 0));
  await page.goto(PAGE);
  await expect.poll(() => isPageStarted(page)).toBe(true);
  const form = getForm(page);
  const address = form.getByRole("textbox", { name: "Email Address", exact: true });
  await expect(page.getByRole("link", { name: "How we treat your data" })).toHaveAttribute("href", "/privacy/");
  await form.getByRole("textbox", { name: "Name (Optional)" }).fill("R2-D2");
  await form.getByLabel("Phone Number").fill("call me");
  await form.getByRole("button").click();
  await expect(form.getByText("Please enter a valid name")).toBeVisible();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expect(form.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();
  expect(sent).toBe(0);

  await form.getByLabel("Name").fill("Ana Novak");
  await form.getByLabel("Phone Number").fill("");
  await address.fill("fail@example.com");
  await form.getByRole("button").click();
  await expect(form.getByText(FAILURE)).toBeVisible();
  await expect(address).toHaveValue("fail@example.com");

  const email = newAddress();
  await address.fill(email);
  await form.getByRole("button").dblclick();
  const thanks = page.getByRole("status").filter({ hasText: THANKS });
  await expect(thanks).toContainText("Look in your inbox");
  await expect(thanks).toBeFocused();
  const taken = await fetchOutbox(email);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.about).toContain("Real estate");
  expect(taken[0]?.detail).toContain("Ana");
});

// The senior-driver brand has no mailing list: its form responds that it cannot subscribe.
const withForms = testedBrands
  .map((brand) => ({ brand, path: pageWith(brand, "emailForm") }))
  .filter(({ brand, path }) => path !== undefined && brand !== "aarp");
for (const { brand, path } of pickSome(withForms, 1)) {
  test(`${brand}: on a phone a form that was sent says where to look, aloud and where the visitor is [BL-emailForm-005]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${getSite(brand)}${path}`);
    // Earlier, the browser itself would submit the form.
    await expect.poll(() => isPageStarted(page)).toBe(true);
    const form = page
      .locator("form")
      .filter({ has: page.getByLabel("Email Address") })
      .first();
    for (const field of await form.locator("input[required]:visible:not([type=email])").all())
      await field.fill("Ana Novak");
    for (const field of await form.locator("input[type=email]:visible").all()) await field.fill(newAddress());
    await form.getByRole("button").click();

    const thanks = page.getByRole("status").filter({ hasText: THANKS });
    await expect(thanks).toContainText("Look in your inbox");
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport();
  });
}

withoutScript(
  "without JavaScript the form posts, its page thanks, and the address reaches its list once [BL-emailForm-005]",
  async ({ page }) => {
    const email = newAddress();
    await sendPlainly(page, email);

    await expect(outcomes(page).filter({ visible: true })).toHaveText([`${THANKS} Look in your inbox or spam.`]);
    expect(await fetchOutbox(email)).toHaveLength(1);
  },
);

withoutScript(
  "without JavaScript the form posts, and its page says that it failed [BL-emailForm-006]",
  async ({ page }) => {
    await sendPlainly(page, "fail@example.com");

    await expect(outcomes(page).filter({ visible: true })).toHaveText([FAILURE]);
  },
);
