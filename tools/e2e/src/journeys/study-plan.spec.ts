import { expect } from "@playwright/test";
import { inOneTab as test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const PLAN = new URL("/real-estate-exam-prep/study-plan/", getSite("ace")).href;

test("a study plan begins with the visitor's state, and leads to the checkout of what they choose [SB-004, SB-005, SB-006, SB-007, SB-008]", async ({
  context,
  page,
}) => {
  await context.addCookies([{ name: "state", value: "FL", url: PLAN }]);
  await page.goto(PLAN);
  const state = page.getByRole("combobox", { name: "State" });
  const button = page.locator(".cw-study-plan a.cw-button");
  await expect(state).toHaveValue("Florida");
  await expect(page.getByRole("radio", { name: /1 Month/ })).toBeChecked();
  await expect(button).toHaveText("Get 1 Month");

  await state.selectOption("Georgia");
  await page.getByRole("combobox", { name: "Course" }).selectOption("Associate Broker");
  await page.getByRole("radio", { name: /3 Months/ }).check();
  await expect(button).toHaveText("Get 3 Months");
  expect(new URL((await button.getAttribute("href")) ?? "").searchParams.get("productId")).toBe("re-plan-broker-3m");
});

test("while the visitor's place is looked up the plan says so, and after a failure it can be chosen [SB-004, SB-010]", async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route("**/api/location/**", async (route) => {
    await late.promise;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.goto(PLAN);
  const state = page.getByRole("combobox", { name: "State" });
  await expect(state.locator("option").first()).toHaveText("Loading your state");
  late.resolve();
  await expect(state.locator("option").first()).toHaveText("Select a State");
  await state.selectOption("Texas");
  await expect(page.locator(".cw-study-plan a.cw-button")).toHaveText("Get 1 Month");
});
