import { expect, test } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { ask } from "../../helpers/http.ts";
import { documentedCache, isNginxMissing, startNginx, WITHOUT_NGINX } from "../../helpers/nginx.ts";
import { editPage, publish, removePage, shortPage, writePage } from "../../helpers/sandbox.ts";
import { FAULTS_CACHE, FAULTS_SITE } from "../../places.ts";

test.skip(isNginxMissing, WITHOUT_NGINX);

let end = (): Promise<void> => Promise.resolve();
test.beforeAll(async () => {
  end = await startNginx(FAULTS_CACHE.url, [documentedCache(FAULTS_CACHE.port, FAULTS_SITE)]);
});
test.afterAll(() => end());

test("behind a cache a publish shows when the life of the kept page ends, which is what the answer said", async () => {
  const slug = `page-${randomUUID()}`;
  const url = `${FAULTS_CACHE.url}/${slug}/`;
  writePage(slug, shortPage("As it was"));
  try {
    await publish(slug);
    // Nobody has asked this process for the page, so it promises a second.
    const first = await ask(url);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
    expect(first.text).toContain("As it was");

    editPage(slug, "pageTitle: As it was", "pageTitle: As it is now");
    editPage(slug, "sectionTitle: As it was", "sectionTitle: As it is now");
    await publish(slug);
    const published = Date.now();
    await expect.poll(async () => (await ask(url)).text, { intervals: [100] }).toContain("As it is now");
    expect(Date.now() - published).toBeLessThan(3000);
  } finally {
    removePage(slug);
    await publish(slug);
  }
});

test("behind a cache a page that is taken away is gone after that time too, and a new one needs no time at all", async () => {
  const slug = `page-${randomUUID()}`;
  const url = `${FAULTS_CACHE.url}/${slug}/`;
  expect((await ask(url)).status).toBe(404);
  writePage(slug, shortPage("New here"));
  await publish(slug);
  expect((await ask(url)).status).toBe(200);
  removePage(slug);
  await publish(slug);
  await expect.poll(async () => (await ask(url)).status, { intervals: [100], timeout: 5000 }).toBe(404);
});
