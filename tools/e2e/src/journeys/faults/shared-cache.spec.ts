import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { type Answer, ask } from "../../helpers/http.ts";
import { documentedCache, isNginxMissing, startNginx, WITHOUT_NGINX } from "../../helpers/nginx.ts";
import { editPage, editGlobal, publish, removePage, shortPage, writePage } from "../../helpers/sandbox.ts";
import { test } from "../../helpers/tabs.ts";
import { FAULTS_CACHE, FAULTS_SITE } from "../../environment.ts";

test.skip(isNginxMissing, WITHOUT_NGINX);

let end = (): Promise<void> => Promise.resolve();
test.beforeAll(async () => {
  end = await startNginx(FAULTS_CACHE.url, [documentedCache(FAULTS_CACHE.port, FAULTS_SITE)]);
});
test.afterAll(() => end());

/** The number of seconds for which a response may be cached. */
const parseLife = ({ headers }: Answer): number =>
  Number(/^public, max-age=0, s-maxage=(\d+)$/u.exec(headers.get("cache-control") ?? "")?.[1]);

/** A cache counts whole seconds. */
const CACHE_SECOND = 1000;

/**
 * The start of the last request that still got the old response, in epoch ms: a busy machine delays only the new
 * response.
 */
async function lastOld(url: string, isOld: (answer: Answer) => boolean): Promise<number> {
  let last = 0;
  await expect
    .poll(
      async () => {
        const began = Date.now();
        const old = isOld(await ask(url));
        if (old) last = began;
        return old;
      },
      { intervals: [100], timeout: 15_000 },
    )
    .toBe(false);
  return last;
}

const offer = (end: number | null) =>
  editGlobal("topPromoBanner", {
    promotionText: "<p>Ends soon</p>",
    showHidePromoBanner: true,
    ...(end === null ? {} : { promotionEndsDateTime: new Date(end).toISOString() }),
  });

test("behind a cache a sale is over when it ends, from the first answer after its end was published on [PB-008]", async () => {
  const slug = `page-${randomUUID()}`;
  const url = `${FAULTS_CACHE.url}/${slug}/`;
  writePage(slug, shortPage("With an offer"));
  const restore = offer(null);
  try {
    await publish();
    // Cached for as long as a page without an end may be. This request reaches the site directly.
    await expect.poll(async () => parseLife(await ask(`${FAULTS_SITE}/${slug}/`))).toBe(60);

    const end = Date.now() + 6000;
    offer(end);
    await publish();
    const asked = Date.now();
    const first = await ask(url);
    expect(first.text).toContain("Ends soon");
    expect(parseLife(first) * 1000).toBeLessThanOrEqual(end - asked);

    const last = await lastOld(url, ({ text }) => text.includes("Ends soon"));
    expect(last - end).toBeLessThan(CACHE_SECOND);
  } finally {
    restore();
    removePage(slug);
    await publish();
  }
});

test("behind a cache a publish shows when the life of the kept page ends, which is what the answer said", async () => {
  const slug = `page-${randomUUID()}`;
  const url = `${FAULTS_CACHE.url}/${slug}/`;
  writePage(slug, shortPage("As it was"));
  const restore = offer(Date.now() + 6000);
  try {
    await publish();
    const first = await ask(url);
    const answered = Date.now();
    expect(first.text).toContain("As it was");

    editPage(slug, "pageTitle: As it was", "pageTitle: As it is now");
    editPage(slug, "sectionTitle: As it was", "sectionTitle: As it is now");
    await publish(slug);
    // On a busy machine, the publish may take longer than the life of the cached page.
    const end = Math.max(Date.now(), answered + parseLife(first) * 1000);
    const last = await lastOld(url, ({ text }) => !text.includes("As it is now"));
    expect(last - end).toBeLessThan(CACHE_SECOND);
  } finally {
    restore();
    removePage(slug);
    await publish();
  }
});

test("behind a cache a page that is taken away is gone after that time too, and a new one needs no time at all", async () => {
  const slug = `page-${randomUUID()}`;
  const url = `${FAULTS_CACHE.url}/${slug}/`;
  expect((await ask(url)).status).toBe(404);
  writePage(slug, shortPage("New here"));
  const restore = offer(Date.now() + 6000);
  try {
    await publish();
    const first = await ask(url);
    const answered = Date.now();
    expect(first.status).toBe(200);
    removePage(slug);
    await publish(slug);
    const last = await lastOld(url, ({ status }) => status !== 404);
    expect(last - answered).toBeLessThan(parseLife(first) * 1000 + CACHE_SECOND);
  } finally {
    restore();
    await publish();
  }
});
