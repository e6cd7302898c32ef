import { root } from "@courseway/workspace/local";
import { expect, type Page } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readChoice } from "../helpers/third-parties.ts";
import { ask } from "../helpers/http.ts";
import { getFooter, getHero, getMain } from "../helpers/page-parts.ts";
import { addScript, inOneTab, test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const SITE = getSite("ace");
const COURSE = `${SITE}/real-estate-license/arizona/`;

/** The messages in the site's log. */
const logged = (): readonly string[] =>
  readFileSync(join(root, "var/logs/e2e-ace.log"), "utf8")
    .split("\n")
    .flatMap((line) => /"message":"(?<message>[^"]*)/u.exec(line)?.groups?.["message"] ?? []);

/** Records what pages send when their visitor leaves, which fires no request event. */
const countBeacons = (page: Page): Promise<void> =>
  addScript(page, () => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      localStorage.setItem("beacons", `${localStorage.getItem("beacons") ?? ""}${url} `);
      return send(url, data);
    };
  });

/** Leaves a page once all of it has started. @returns the paths of its beacons; null for none */
async function leave(page: Page): Promise<string | null> {
  await page.waitForLoadState("networkidle");
  await page.goto(`${SITE}/robots.txt`);
  return page.evaluate(() => localStorage.getItem("beacons"));
}

inOneTab(
  "a view's figures and its broken islands reach the log, by block and by place in the source",
  async ({ page }) => {
    await countBeacons(page);
    // Simulates a mistake in a release: islands get props that they cannot render.
    await page.route("**/_page-data/*.json", async (route) => {
      const file: { readonly islands: readonly object[] } = await (await route.fetch()).json();
      const islands = file.islands.map((island) => ({ ...island, props: {} }));
      await route.fulfill({ json: { ...file, islands } });
    });
    await page.goto(`${SITE}/all-blocks/`);
    await getMain(page).getByRole("textbox").first().focus();
    expect(await leave(page)).toBe("/api/vitals/ ");
    await expect
      .poll(logged)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^vitals LCP \d+ block=\w+ row=\d+ part=\w+ page=\S+ nav=navigate release=\S+$/u),
          expect.stringMatching(/^vitals CLS [\d.]+ block=\S+ /u),
          expect.stringMatching(/^vitals TTFB \d+ block=- row=- /u),
          expect.stringMatching(
            /^A browser met an error: island TypeError in \w+ at (?:packages|node_modules)\/\S+\.tsx?:\d+:\d+ page=/u,
          ),
        ]),
      );
  },
);

inOneTab("nobody is measured who opted out, or whose browser sends Do Not Track", async ({ page, context }) => {
  await countBeacons(page);
  await context.addCookies([{ name: "consent-ad-personalization", value: "1", url: SITE }]);
  await page.goto(COURSE);
  expect(await leave(page)).toBeNull();
  await context.clearCookies();
  await addScript(page, () => void Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  await page.goto(COURSE);
  expect(await leave(page)).toBeNull();
});

test("the maps of scripts are on the server, and no request gets them", async () => {
  const build = join(root, "apps/ace/.next");
  const maps = globSync("courseway-maps/*.map", { cwd: build });
  expect(maps.length).toBeGreaterThan(20);
  for (const map of maps.slice(0, 5)) {
    const name = map.replace("courseway-maps/", "");
    const script = await ask(`${SITE}/_next/static/islands/${name.replace(/\.map$/u, "")}`);
    expect([script.status, script.text.includes("sourceMappingURL")]).toEqual([200, false]);
    for (const folder of [
      "_next/static/islands",
      "_next/courseway-maps",
      "courseway-maps",
      "_page-data",
      ".next/courseway-maps",
    ]) {
      const answer = await fetch(`${SITE}/${folder}/${name}`);
      expect([folder, answer.status]).toEqual([folder, 404]);
      expect(await answer.text()).not.toContain('"mappings"');
    }
  }
});

inOneTab(
  "the checkout learns of the visitor's choice, and of an opt-out that another site hands over [LNK-009, PV-013]",
  async ({ page, context }) => {
    const checkout = async (query = ""): Promise<string | null> => {
      await page.goto(`${COURSE}${query}`);
      await page.waitForLoadState("networkidle");
      await getHero(page).getByRole("link", { name: "Get my license" }).first().click();
      await page.waitForURL(/\/checkout/u);
      return new URL(page.url()).searchParams.get("privacy");
    };
    expect(await checkout()).toBeNull();
    expect(await checkout("?privacy=0")).toBeNull();
    expect(await checkout("?privacy=1")).toBe("1");
    expect(await readChoice(context)).toMatchObject({ value: "1" });

    await page.goto(COURSE);
    await page.waitForLoadState("networkidle");
    await getFooter(page)
      .getByRole("button", { name: /^Do not sell or share/u })
      .click();
    const manager = page.getByRole("dialog", { name: "Privacy Manager" });
    await manager.getByText("Share my personal information").click();
    await manager.getByRole("button", { name: "Save & Exit" }).click();
    await expect.poll(() => readChoice(context)).toMatchObject({ value: "0" });
    expect(await checkout()).toBe("0");
  },
);
