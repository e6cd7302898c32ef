import { stop } from "@courseway/workspace/local";
import { expect } from "@playwright/test";
import { hostname } from "node:os";
import { askWith } from "../helpers/http.ts";
import { test } from "../helpers/tabs.ts";
import { getSite, pickSome } from "../environment.ts";
import { sites, startSite, waitUntilReady } from "../servers/sites.ts";

// One build, started once for each binding: the name that Next has for itself must never decide the target of a
// rewrite.
const PORT = Number(new URL(getSite("ace")).port) + 40;
const bindings = [
  { name: "-H 127.0.0.1", host: "127.0.0.1", visit: "127.0.0.1" },
  { name: "-H ::1", host: "::1", visit: "[::1]" },
  { name: "-H with a container's name", host: hostname(), visit: hostname() },
  { name: "-H 0.0.0.0", host: "0.0.0.0", visit: "127.0.0.1" },
];
const foreign: readonly Readonly<Record<string, string>>[] = [
  {},
  { host: "elsewhere.example" },
  { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https", "x-forwarded-port": "443" },
];

test.describe.configure({ mode: "serial" });

// On a push, the first one represents the addresses, the third one the names.
for (const [index, { name, host, visit }] of pickSome(bindings, 2).entries()) {
  test(`bound with ${name}, missing pages, previews and replaced headings are whole under any host and protocol [RT-005, RT-006, RT-017, RT-028, RT-045]`, async () => {
    const port = PORT + index;
    const url = `http://${visit}:${port}`;
    const ace = sites().find(({ brand }) => brand === "ace")!;
    // As in production: the site requests its home page from itself, and is ready once that is rendered.
    const env = { ...ace.env, WARM_UP_PAGES: "1" };
    const site = { ...ace, name: `e2e-binding-${index}`, url, env };
    const child = startSite(site, ["-H", host]);
    try {
      await waitUntilReady(site, child);
      // Content may need more than its 5 s on a machine that starts all of this at once. That is an outage, which other
      // tests cover: here the site is requested until content has responded once.
      const first = async (): Promise<number> => (await askWith(`${url}/no-such-page-${index}/`, {})).status;
      await expect.poll(first, { timeout: 30_000, message: child.tail(20) }).toBe(404);
      for (const headers of foreign) {
        const missing = await askWith(`${url}/no-such-page-${index}/`, headers);
        expect([missing.status, missing.text.includes("Oops! Wrong address!")], child.tail(20)).toEqual([404, true]);
        expect((await askWith(`${url}/?hlText=Only-here`, headers)).text).toContain("Only here");
        const preview = await askWith(`${url}/preview-broken/`, headers);
        expect([preview.status, preview.text.includes("Please make a change")], child.tail(20)).toEqual([200, true]);
        const slash = await askWith(`${url}/pricing?hc=A`, headers);
        expect([slash.status, slash.location]).toEqual([308, "/pricing/?hc=A"]);
      }
      expect(child.tail(400)).not.toMatch(/Failed to proxy|ECONNREFUSED/u);
    } finally {
      await stop(child);
    }
  });
}
