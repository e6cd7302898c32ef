import { expect, type Page } from "@playwright/test";
import { addScript, inOneTab as test, withoutScript } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";
import { newVisitor } from "../helpers/visitor.ts";

const ace = getSite("ace");
const sentence = (page: Page) => page.getByText("A license checklist for");

/** Measures the layout shift of the page without any interaction. */
const watchShifts = (page: Page) =>
  addScript(page, () => {
    const sum = { shift: 0 };
    Object.assign(globalThis, { sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) sum.shift += Number(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
const shift = (page: Page) => page.evaluate(() => (globalThis as unknown as { sum: { shift: number } }).sum.shift);

test("a text names the state that the visitor chose, and asks nobody [CH-006, LOC-001]", async ({ page, context }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await context.addCookies([{ name: "state", value: "NC", url: ace }]);
  await page.goto("/");

  await expect(sentence(page)).toContainText("checklist for North Carolina, and introductions");
  expect(asked).not.toContain("/api/location/");
});

test("a text names the state that the location call knows, and the page stays where it was [CH-006, LOC-001, LOC-002, CK-006]", async ({
  page,
  context,
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto("/");

  await expect(sentence(page)).not.toContainText("your state");
  const state = (await context.cookies()).find(({ name }) => name === "state");
  expect(state?.value).toMatch(/^[A-Z]{2}$/u);
  expect(await shift(page)).toBeLessThan(0.05);
});

withoutScript("without JavaScript a text says your state [CH-006]", async ({ page }) => {
  await page.goto("/");
  await expect(sentence(page)).toContainText("checklist for your state, and introductions");
});
