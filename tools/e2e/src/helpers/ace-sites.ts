import { type Child, sandboxEnv } from "@courseway/workspace/local";
import { expect } from "@playwright/test";
import { SANDBOX } from "../environment.ts";
import { type Site, startSite, waitUntilReady } from "../servers/sites.ts";
import { askWith } from "./http.ts";

/**
 * Starts another site of ace with other settings, which renders its home page before it is ready, as in production.
 * @param options further options of `next start`
 */
export async function startAce(site: Omit<Site, "brand">, options: readonly string[] = []): Promise<Child> {
  const env = { ...sandboxEnv("ace", SANDBOX.url, site.url), RATE_LIMITS: "off", WARM_UP_PAGES: "1", ...site.env };
  const whole = { ...site, brand: "ace", env };
  const child = startSite(whole, options);
  await waitUntilReady(whole, child);
  return child;
}

const foreign: readonly Readonly<Record<string, string>>[] = [
  {},
  { host: "elsewhere.example" },
  { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https", "x-forwarded-port": "443" },
];

/** Expects missing pages, previews, replaced headings and redirects of a site, under any host and protocol. */
export async function expectWholeUnderAnyHost(url: string, child: Child): Promise<void> {
  const missingPage = `${url}/no-such-page-${new URL(url).port}/`;
  // Content may need more than its 5 s on a machine that starts all of this at once. That is an outage, which other
  // tests cover: here the site is requested until content has responded once.
  const first = async (): Promise<number> => (await askWith(missingPage, {})).status;
  await expect.poll(first, { timeout: 30_000, message: child.tail(20) }).toBe(404);
  for (const headers of foreign) {
    const missing = await askWith(missingPage, headers);
    expect([missing.status, missing.text.includes("Oops! Wrong address!")], child.tail(20)).toEqual([404, true]);
    expect((await askWith(`${url}/?hlText=Only-here`, headers)).text).toContain("Only here");
    const preview = await askWith(`${url}/preview-broken/`, headers);
    expect([preview.status, preview.text.includes("Please make a change")], child.tail(20)).toEqual([200, true]);
    const slash = await askWith(`${url}/pricing?hc=A`, headers);
    expect([slash.status, slash.location]).toEqual([308, "/pricing/?hc=A"]);
  }
  expect(child.tail(400)).not.toMatch(/Failed to proxy|ECONNREFUSED/u);
}
