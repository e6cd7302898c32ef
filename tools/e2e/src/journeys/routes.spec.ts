import { expect } from "@playwright/test";
import { isPageStarted } from "../helpers/page-start.ts";
import { ask } from "../helpers/http.ts";
import { inOneTab, test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");

for (const [from, to] of [
  ["/career-center", "/career-center/"],
  ["/career-center?hc=A&utm_source=b%20c%2Bd", "/career-center/?hc=A&utm_source=b%20c%2Bd"],
  ["/career-center/exam-day?page=2", "/career-center/exam-day/?page=2"],
  ["/no-such-page?a=1", "/no-such-page/?a=1"],
]) {
  test(`${from} leads to ${to} for good [RT-019, RT-021]`, async () => {
    const { status, location } = await ask(`${ace}${from}`);
    expect(status).toBe(308);
    const [reached, meant] = [new URL(location ?? "", ace), new URL(`${ace}${to}`)];
    expect(reached.origin + reached.pathname).toBe(meant.origin + meant.pathname);
    // A space has two encodings.
    expect([...reached.searchParams]).toEqual([...meant.searchParams]);
  });
}

test("an address that ends in .html gets no slash [RT-020]", async () => {
  expect(await ask(`${ace}/old/page.html?a=1`)).toMatchObject({ status: 404, location: null });
});

test("a path with several segments and the empty path are pages of one template [RT-001, RT-002, RT-011, RT-012]", async () => {
  const home = await ask(`${ace}/`);
  const course = await ask(`${ace}/real-estate-license/arizona/`);
  expect([home.status, course.status]).toEqual([200, 200]);
  expect(home.text).toContain("Your license. Your city. Your hours.");
  expect(course.text).toContain("Become a real estate agent in Arizona");
});

inOneTab(
  "hlText replaces the page's main heading, hyphens as spaces, as text and never as markup [RT-045]",
  async ({ page }) => {
    await page.goto(`/?hlText=${encodeURIComponent("Get-<img src=x onerror=alert(1)>-today")}`);
    // The heading is also correct after React has hydrated the page.
    await expect.poll(() => isPageStarted(page)).toBe(true);
    const heading = page.getByRole("heading", { level: 1 });

    await expect(heading).toContainText("Get <img src=x onerror=alert(1)> today");
    await expect(heading).not.toContainText("Your license");
    expect(await heading.locator("img").count()).toBe(0);
  },
);

test("a replaced heading stays with its visitor [RT-045]", async () => {
  expect((await ask(`${ace}/?hlText=Only-for-you`)).text).toContain("Only for you");
  expect((await ask(`${ace}/`)).text).not.toContain("Only for you");
  const later = await ask(`${ace}/career-center/?page=2&hlText=Only-for-you`);
  expect(later.text).toContain("Only for you</h1>");
  expect(later.text).not.toContain("__next_f");
});

for (const path of [
  "/~live/",
  "/~live/career-center/",
  "/~heading/career-center/",
  "/%7Elive/",
  "/~screens/unavailable/",
  "/~screens/preview-broken/",
  "/%7escreens/not-found/",
]) {
  test(`the inner route ${path} is no address for visitors`, async () => {
    const { status, text } = await ask(`${ace}${path}`);
    expect(status).toBe(404);
    expect(text).toContain("Oops! Wrong address!");
  });
}

test("the health check names the brand and is kept by no cache", async () => {
  for (const path of ["/healthz", "/healthz/"]) {
    const { status, headers, text } = await ask(`${ace}${path}`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: "ok", brand: "ACE" });
    expect(headers.get("cache-control")).toBe("no-store");
  }
});
