import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { findTags, getMeta, parseTags } from "../../helpers/html.ts";
import { type Answer, ask } from "../../helpers/http.ts";
import { getFooter, getHeader, getMain } from "../../helpers/page-parts.ts";
import { setFault, clearFaults, publish, removePage, shortPage, writePage } from "../../helpers/sandbox.ts";
import { inOneTab as test } from "../../helpers/tabs.ts";
import { checksAll, FAULTS_SITE } from "../../environment.ts";

/**
 * The client's unit tests cover every kind of response; on a push the site meets one failure and one unreadable
 * response.
 */
const outages = [
  ["answers 500", { status: 500 }],
  ["breaks off in the middle", { cut: "middle" }],
  ["answers half a JSON", { malformed: "truncated" }],
  ["answers another shape", { malformed: "shape" }],
  ["answers a page of HTML", { malformed: "html" }],
] as const;
const seenOutages = outages.filter(([what]) => checksAll || what === "answers 500" || what === "answers another shape");

/** Creates a page that no earlier run can have left a copy of. */
const newPage = (heading: string) => {
  const slug = `page-${randomUUID()}`;
  writePage(slug, shortPage(heading));
  return { slug, url: `${FAULTS_SITE}/${slug}/` };
};

/** The status of a page and its main heading. */
const readHeading = ({ status, text }: Answer) => [status, findTags(parseTags(text), "h1")[0]?.text];

test.afterEach(clearFaults);

for (const [what, fault] of seenOutages) {
  test(`the content API ${what}: a page seen before is served, after a publish too [ERR-011]`, async () => {
    const { slug, url } = newPage("Seen before");
    expect((await ask(url)).status).toBe(200);
    await setFault("content", fault);

    expect(readHeading(await ask(url))).toEqual([200, "Seen before"]);
    expect((await publish(slug)).status).toBe(200);
    expect(readHeading(await ask(url))).toEqual([200, "Seen before"]);
  });

  test(`the content API ${what}: a page never seen is a 503 in the brand's chrome, and there once it is published again [ERR-011, ERR-012]`, async () => {
    const { slug, url } = newPage("Never seen");
    await setFault("content", fault);

    const { status, headers, text } = await ask(url);
    expect(status).toBe(503);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("retry-after")).toBe("10");
    const tags = parseTags(text);
    expect(findTags(tags, "header")).not.toEqual([]);
    expect(findTags(tags, "footer")).not.toEqual([]);
    expect(getMeta(tags, "robots")).toMatch(/noindex/u);

    await clearFaults();
    // A publish clears the failed lookup from the cache.
    await publish(slug);
    expect(readHeading(await ask(url))).toEqual([200, "Never seen"]);
  });
}

// A failed lookup takes several seconds, so three visitors meet the same outage.
test("a page that could not be had shows the brand's chrome, also without JavaScript; once content answers, it comes back by itself, and opens by itself where it is open [ERR-012]", async ({
  page,
  scriptlessTab,
}) => {
  const [open, still, asked] = [newPage("Opened by itself"), newPage("Never seen"), newPage("Back by itself")];
  await setFault("content", { status: 500 });
  const [, unscripted, failed] = await Promise.all([
    page.goto(open.url),
    scriptlessTab.goto(still.url),
    ask(asked.url),
  ]);
  expect([unscripted?.status(), failed.status]).toEqual([503, 503]);
  for (const one of [page, scriptlessTab]) {
    await expect(getHeader(one)).toBeVisible();
    await expect(getFooter(one)).toBeVisible();
  }
  await expect(scriptlessTab.getByRole("status")).toContainText("temporarily unavailable");
  expect(await getMain(page).innerText()).toBe("");
  await expect(page.getByRole("status").filter({ hasText: "temporarily unavailable" })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await clearFaults();

  await expect.poll(async () => (await ask(asked.url)).status).toBe(200);
  await expect(page.getByRole("heading", { name: "Opened by itself" })).toBeVisible({ timeout: 30_000 });
  expect(page.url()).toBe(open.url);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("a page never seen comes although each call to content takes 6 s, and an answer that fails once costs it nothing", async () => {
  const late = newPage("Late");
  await setFault("content", { delayMs: 6000 });
  const both = await Promise.all([ask(late.url), ask(late.url)]);
  expect(both.map(({ status, text }) => [status, text.includes("Late</h1>")])).toEqual([
    [200, true],
    [200, true],
  ]);
  await clearFaults();

  const once = newPage("Second try");
  await setFault("content", { status: 500, times: 1 });
  expect((await ask(once.url)).status).toBe(200);
});

test("a listing's later page outlives an outage too", async () => {
  await ask(`${FAULTS_SITE}/career-center/`);
  await setFault("content", { status: 500 });

  const { status, text } = await ask(`${FAULTS_SITE}/career-center/?page=2`);
  expect(status).toBe(200);
  const [link] = findTags(parseTags(text), "a", { "aria-label": "Page 2" });
  expect(link?.attributes["aria-current"]).toBe("page");
});

test("a page that editors took away does not come back with the next outage", async () => {
  const { slug, url } = newPage("Taken away");
  expect((await ask(url)).status).toBe(200);
  removePage(slug);
  await publish(slug);
  expect((await ask(url)).status).toBe(404);
  await setFault("content", { status: 500 });

  expect((await ask(url)).status).not.toBe(200);
});
