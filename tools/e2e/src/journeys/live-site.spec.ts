import { type Child, stop } from "@courseway/workspace/local";
import { expect } from "@playwright/test";
import { startAce } from "../helpers/ace-sites.ts";
import { visitWith } from "../helpers/early-visit.ts";
import { getMeta, parseTags } from "../helpers/html.ts";
import { ask, askWith } from "../helpers/http.ts";
import { isPageStarted } from "../helpers/page-start.ts";
import { inOneTab, test } from "../helpers/tabs.ts";
import { LIVE_SITE as url } from "../environment.ts";

// Every other site of these tests is a development site: behavior of the live site alone needs a separate start. As a
// start takes seconds, its scripts also start early.
let child: Child;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  child = await startAce({ name: "e2e-live", url, env: { SITE_ENV: "production", PAGE_RUNTIME: "eager" } });
});
test.afterAll(() => stop(child));

inOneTab(
  "scripts that start early: consent, choices, a coupon's price, the study plan and the menu work",
  async ({ page }) => {
    await visitWith(page, url, async (choose) => {
      await page.goto(`${url}/`);
      await expect.poll(() => isPageStarted(page)).toBe(true);
      await choose();
    });
  },
);

test("the live site lets search engines in, but to its missing pages [SEO-001, SEO-002]", async () => {
  const getRobots = async (path: string) => getMeta(parseTags((await ask(url + path)).text), "robots");
  expect(await getRobots("/real-estate-license/arizona/")).toBe("index, follow");
  expect(await getRobots("/no-such-page/")).toMatch(/^noindex/u);
});

test("the live site tells search engines which pages it has, and where each old one is now [SEO-001, SEO-002, SEO-004]", async ({
  request,
}) => {
  expect(await (await request.get(`${url}/robots.txt`)).text()).toContain(`Allow: /\n\nSitemap: ${url}/sitemap.xml`);
  const xml = await (await request.get(`${url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address);
  expect(listed).toEqual(expect.arrayContaining([`${url}/`, `${url}/real-estate-license/arizona/`]));
  expect(xml).toContain(`<loc>${url}/</loc><lastmod>2026-11-16T14:30:00.000Z</lastmod>`);
  expect(listed).not.toContain(`${url}/open-house/`);

  expect(await ask(`${url}/open-season?hc=CAREER20`)).toMatchObject({
    status: 307,
    location: "/pricing/?hc=CAREER20",
  });
  expect((await ask(`${url}/career-center/taxes-101/`)).status).toBe(308);
  const removed = await request.get(`${url}/real-estate-license/nevada/`);
  expect([removed.status(), await removed.text()]).toEqual([410, expect.stringContaining("Oops! Wrong address!")]);
});

test("the live site answers under no other domain, and a probe needs no name [CFG-006]", async () => {
  const foreign = { host: "evil.example" };
  expect((await askWith(`${url}/`, foreign)).status).toBe(421);
  expect(await askWith(`${url}/pricing`, foreign)).toMatchObject({ status: 421, location: null });
  expect((await askWith(`${url}/`, { "x-forwarded-host": "evil.example" })).status).toBe(421);
  expect((await askWith(`${url}/healthz/`, foreign)).status).toBe(200);
});

inOneTab(
  "an affiliate's visitor and an advertisement's are remembered for as long as they should be [CK-010, CK-011, CK-012]",
  async ({ page, context }) => {
    const days = async (name: string) => {
      const cookie = (await context.cookies()).find((one) => one.name === name);
      return cookie && { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) };
    };
    const visit = async (query: string) => {
      const answered = page.waitForResponse("**/api/visit/");
      await page.goto(`${url}/${query}`);
      expect((await answered).status()).toBe(204);
    };
    await visit("?cjevent=e1&utm_source=mail");
    expect(await days("CJEVENTID")).toBeUndefined();

    await visit("?cjevent=e1&utm_source=cj&fbclid=f1");
    expect(await days("CJEVENTID")).toEqual({ value: "e1", days: 30 });
    expect(await days("fbc")).toEqual({ value: expect.stringMatching(/^fb\.1\.\d{13}\.f1$/u), days: 90 });
    expect(await days("fbp")).toEqual({ value: expect.stringMatching(/^fb\.1\.\d{13}\.\d+$/u), days: 90 });
  },
);
