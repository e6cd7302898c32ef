import { expect, type Page } from "@playwright/test";

/** The data that the checkout received. */
export interface Handoff {
  readonly products: string;
  readonly coupons: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Reads the checkout page after a click on a link to it. */
export async function handoff(page: Page): Promise<Handoff> {
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  return {
    products: await page.getByTestId("product-ids").innerText(),
    coupons: await page.getByTestId("coupons").innerText(),
    query: Object.fromEntries(new URL(page.url()).searchParams),
  };
}
