import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { findTags, parseTags } from "../../helpers/html.ts";
import { ask, post } from "../../helpers/http.ts";
import { editPage, publish, removePage, shortPage, writePage } from "../../helpers/sandbox.ts";
import { test } from "../../helpers/tabs.ts";
import { FAULTS_SITE, SECRETS } from "../../environment.ts";

const HOME = `${FAULTS_SITE}/`;
const findCacheStatus = (headers: Headers): string | null => headers.get("x-nextjs-cache");

test("a page asked for twice comes from the cache, and caches outside keep it a minute at most", async () => {
  await ask(HOME);
  const second = await ask(HOME);

  expect(findCacheStatus(second.headers)).toBe("HIT");
  const [, life] = /s-maxage=(\d+)/u.exec(second.headers.get("cache-control") ?? "") ?? [];
  expect(Number(life)).toBeGreaterThan(0);
  expect(Number(life)).toBeLessThanOrEqual(60);
});

test("an edit shows after the publish webhook, long before the page's life ends", async () => {
  await ask(HOME);
  const [before, after] = ["Your license. Your city. Your hours.", "Your license, at last."];
  editPage("home", before, after);
  try {
    expect((await publish("home")).status).toBe(200);
    // If content takes over 2 s, as on a busy machine, a load gets the last good copy, and 15 s later the edit. Without
    // the webhook it would take 300 s.
    const readHeading = async () => findTags(parseTags((await ask(HOME)).text), "h1")[0]?.text;
    await expect.poll(readHeading, { timeout: 30_000 }).toContain(after);
  } finally {
    editPage("home", after, before);
    await publish("home");
  }
});

test("a publish of one page leaves the others in the cache; one without a slug renews all", async () => {
  const other = `${FAULTS_SITE}/career-center/`;
  await ask(HOME);
  await ask(other);
  await publish("home");
  expect(findCacheStatus((await ask(other)).headers)).toBe("HIT");
  expect(findCacheStatus((await ask(HOME)).headers)).not.toBe("HIT");

  await publish();
  expect(findCacheStatus((await ask(other)).headers)).not.toBe("HIT");
});

test("a page that is published appears at once, one that is taken away goes at once [RT-026]", async () => {
  const slug = `page-${randomUUID()}`;
  const url = `${FAULTS_SITE}/${slug}/`;
  expect((await ask(url)).status).toBe(404);

  writePage(slug, shortPage("New here"));
  await publish(slug);
  expect((await ask(url)).status).toBe(200);

  removePage(slug);
  await publish(slug);
  expect((await ask(url)).status).toBe(404);
});

test("the webhook refuses a wrong secret, a missing one and a body that is none", async () => {
  const webhook = `${FAULTS_SITE}/api/revalidate/`;
  const body = { slug: "home" };
  expect((await post(webhook, body)).status).toBe(401);
  expect((await post(webhook, body, { "x-revalidate-secret": "guessed" })).status).toBe(401);
  expect((await post(webhook, { slug: 7 }, { "x-revalidate-secret": SECRETS.REVALIDATE_SECRET })).status).toBe(400);
  expect((await post(webhook, "{", { "x-revalidate-secret": SECRETS.REVALIDATE_SECRET })).status).toBe(400);
});
