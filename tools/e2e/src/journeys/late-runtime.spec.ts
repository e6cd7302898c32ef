import { expect, type Page } from "@playwright/test";
import { isPageStarted } from "../helpers/page-start.ts";
import { holdChunks } from "../helpers/chunks.ts";
import { ask } from "../helpers/http.ts";
import { addScript, inChromium, inOneTab, test } from "../helpers/tabs.ts";
import { checksAll, getSite, pickSome, testedBrands } from "../environment.ts";

const ace = getSite("ace");
/** A page with a choice of state and course, cards with a filter, and a carousel. */
const HOME = `${ace}/`;
/** A page without an island near the top. */
const ARTICLE = `${ace}/career-center/study-groups/`;

/** Records the site's own scripts that the page requests. */
function recordScripts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().startsWith(ace))
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

for (const brand of testedBrands) {
  test(`${brand}: a page has none of Next's scripts and data, and names the files that start it`, async () => {
    const { text, headers } = await ask(`${getSite(brand)}/`);
    expect(text).not.toContain("__next_f");
    expect(text.match(/<script[^<>]* src=/gu)).toBeNull();
    const { files = "" } = / data-files="(?<files>[^"]*)"/u.exec(text)?.groups ?? {};
    const [data = "", ...bundle] = files.split(" ");
    const page = await ask(`${getSite(brand)}${data}`);
    const immutable = "public, max-age=31536000, immutable";
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
      200,
      "application/json; charset=utf-8",
      immutable,
    ]);
    expect(JSON.parse(page.text)).toMatchObject({
      page: { visitor: {}, pricing: {}, links: {} },
      islands: expect.any(Array),
    });
    expect(bundle).not.toEqual([]);
    for (const file of bundle) {
      const script = await ask(`${getSite(brand)}${file}`);
      expect([file, script.status, script.headers.get("cache-control")]).toEqual([file, 200, immutable]);
    }
    expect(headers.get("link")).toBeNull();
    const { starter = "" } = / data-src="(?<starter>\S+)"/u.exec(text)?.groups ?? {};
    const started = await ask(`${getSite(brand)}${starter}`);
    expect([started.status, started.headers.get("cache-control")]).toEqual([200, immutable]);
    const unknown = await ask(`${getSite(brand)}/_page-data/${"0".repeat(16)}.json`);
    expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "private, no-store"]);

    const { own = "", whole = "" } = / data-own="(?<own>[^"]*)" data-sheet="(?<whole>[^"]*)"/u.exec(text)?.groups ?? {};
    expect(own, "Change finish/page-styles.ts of next-finish to how Next links its style sheet now.").not.toBe("");
    const [styles, site] = await Promise.all([own, whole].map((path) => ask(`${getSite(brand)}${path}`)));
    expect(styles?.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(styles?.headers.get("cache-control")).toBe(immutable);
    expect(styles?.text.length).toBeLessThan((site?.text.length ?? 0) / 2);
    const forgotten = await ask(`${getSite(brand)}${own.replace(/[0-9a-f]{16}/u, "0".repeat(16))}`);
    expect([forgotten.status, forgotten.headers.get("location")]).toEqual([302, whole]);
  });
}

// quality.spec.ts waits for the islands of every brand's samples, and for no error; here, they are also on an address
// with a query.
for (const brand of pickSome(testedBrands, 1)) {
  inOneTab(`${brand}: React finds what the server wrote in every island`, async ({ page }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    for (const path of ["/", "/pricing/"]) {
      await page.goto(`${getSite(brand)}${path}?from=here`);
      await expect.poll(() => isPageStarted(page)).toBe(true);
    }
    expect(faults).toEqual([]);
  });
}

inOneTab(
  "nothing of a page runs before its load, and what the visitor does meanwhile counts once the page is awake",
  async ({ page }) => {
    const scripts = recordScripts(page);
    const letChunksCome = await holdChunks(page);
    await page.goto(HOME, { waitUntil: "commit" });
    const cards = page.locator(".cw-product-card").filter({ visible: true });
    const texas = page.locator(".cw-filter-list").getByRole("radio", { name: "Texas" });
    const state = page.locator(".cw-picker select").first();
    const next = page.getByRole("button", { name: "Next slide" });
    await expect(next).toBeVisible();
    await expect(cards).toHaveCount(7);

    await state.selectOption("Texas");
    await texas.check();
    await next.click();
    await expect.poll(() => scripts.some((path) => path.startsWith("/_page-data/"))).toBe(true);
    expect(await isPageStarted(page)).toBe(false);
    letChunksCome();

    await expect(page.getByRole("button", { name: "Previous slide" })).toHaveAttribute("aria-disabled", "false");
    await expect(page.locator(".cw-picker select").last()).toBeEnabled();
    await expect(state).toHaveValue("Texas");
    await expect(texas).toBeChecked();
    await expect(cards).toHaveCount(2);
  },
);

inOneTab("tabs and a carousel answer before their scripts are there, and those go on from there", async ({ page }) => {
  const letChunksCome = await holdChunks(page);
  await page.goto(`${ace}/all-blocks/`, { waitUntil: "load" });
  const [tab, other] = [page.getByRole("tab", { selected: false }).first(), page.getByRole("tab").first()];
  const panel = page.locator(`#${await tab.getAttribute("aria-controls")}`);
  const chosen = page.locator(`[role=tab][aria-controls="${await tab.getAttribute("aria-controls")}"]`);
  await expect(panel).toBeHidden();
  await tab.click();
  await expect(panel).toBeVisible();
  await expect(chosen).toHaveAttribute("aria-selected", "true");
  await expect(other).toHaveAttribute("aria-selected", "false");

  const carousel = page
    .locator(".cw-carousel")
    .filter({ has: page.getByRole("button", { name: "Next slide" }) })
    .first();
  const track = carousel.getByRole("group");
  await carousel.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  expect(await isPageStarted(page)).toBe(false);
  const sights = await panel.evaluateHandle((element) => {
    const seen = new Set<boolean>();
    const look = (): void => {
      seen.add(element.checkVisibility());
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  letChunksCome();

  await expect(page).toHaveURL(/#tab-1-/u);
  await expect(panel).toBeVisible();
  expect(await sights.evaluate((seen) => [...seen]), "seen in every frame until its script had received it").toEqual([
    true,
  ]);
  await expect(carousel.locator("output")).toHaveText(/^2 of /u);
  await expect(carousel.getByRole("button", { name: "Previous slide" })).toHaveAttribute("aria-disabled", "false");
  await other.click();
  await expect(panel).toBeHidden();
});

inOneTab(
  "a form that is sent before its script is there turns its button at once, and is sent once the script comes",
  async ({ page }) => {
    const letChunksCome = await holdChunks(page);
    let sent = 0;
    await page.route("**/api/subscribe/", async (route) => {
      sent += 1;
      await route.fulfill({ json: { ok: true } });
    });
    await page.goto(`${ace}/all-blocks/`, { waitUntil: "load" });
    const island = page.locator('cw-island[name="EmailFormFields"]').first();
    for (const field of await island.locator("input:not([type=hidden])").filter({ visible: true }).all())
      await field.fill((await field.getAttribute("type")) === "email" ? "ada@example.com" : "Ada");
    const button = island.locator("[type=submit]");
    const turns = () => button.evaluate((element) => getComputedStyle(element, "::after").animationName);
    expect(await turns()).toBe("none");
    await button.click();
    await expect(island).toHaveAttribute("aria-busy", "true");
    expect(await turns()).toBe("cw-spin");
    expect(sent).toBe(0);
    letChunksCome();
    await expect.poll(() => sent).toBe(1);
    await expect(island.getByRole("status")).toBeVisible();
    await expect(island).not.toHaveAttribute("aria-busy");
  },
);

/** What has loaded when a visitor clicks: only the page, the script that holds clicks, or the page's bundle. */
const MOMENTS = {
  "as soon as it is seen": () => true,
  "with the starter there": () => Reflect.get(window, "coursewayHeld")?.hasStarter === true,
  "with the page's bundle there": () => Reflect.get(window, "coursewayHeld")?.isStarted === true,
};

for (const slower of checksAll ? [6, 20] : [3])
  for (const [when, isThere] of Object.entries(MOMENTS))
    (when === "as soon as it is seen" ? test : inOneTab)(
      `a tab that is clicked on a processor ${slower} times slower, ${when}, hears of it once`,
      async ({ page }) => {
        await addScript(page, () => {
          const replace = history.replaceState.bind(history);
          history.replaceState = (...args) => {
            document.documentElement.dataset["chosen"] = `${document.documentElement.dataset["chosen"] ?? ""}!`;
            replace(...args);
          };
        });
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
        await page.goto(`${ace}/all-blocks/`, { waitUntil: "commit" });
        const tab = page.getByRole("tab", { selected: false }).first();
        await tab.waitFor();
        if (when !== "as soon as it is seen") await page.mouse.move(5, 5);
        await page.waitForFunction(isThere);
        const name = await tab.getAttribute("aria-controls");
        await tab.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveURL(new RegExp(`#${name}$`, "u"), { timeout: 30_000 });
        await expect(page.locator(`[role=tab][aria-controls="${name}"]`)).toHaveAttribute("aria-selected", "true");
        await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => document.documentElement.dataset["chosen"])).toBe("!");
        await session.detach();
      },
    );

inChromium(
  "on a page where nothing runs by itself, a visitor who does nothing loads the starter alone; the first scroll wakes it",
  async ({ context, page }) => {
    await context.addCookies([{ name: "consent-ad-personalization", value: "0", url: ace }]);
    const scripts = recordScripts(page);
    await page.route(ARTICLE, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('data-start="idle"', 'data-start="late"'),
      });
    });
    await page.goto(ARTICLE, { waitUntil: "load" });
    await expect.poll(() => scripts.length).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([await page.locator("[data-src]").getAttribute("data-src")]);
    await page.evaluate(() => scrollBy(0, 600));
    await expect.poll(() => isPageStarted(page)).toBe(true);
  },
);

inOneTab("what no island draws is left alone as the page wakes", async ({ page }) => {
  await addScript(page, () => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(`${ace}/career-center/study-groups/`);
  const before = await page.evaluateHandle(() => {
    const main = document.querySelector("main");
    return { main, parts: [...(main?.querySelectorAll("*") ?? [])], html: main?.innerHTML };
  });
  await page.mouse.move(5, 5);
  await expect.poll(() => isPageStarted(page)).toBe(true);
  const after = await before.evaluate(({ main, parts, html }) => ({
    isSame: main?.innerHTML.replaceAll(' live=""', "") === html,
    left: parts.filter((part) => part.isConnected).length - parts.length,
  }));
  expect(after).toEqual({ isSame: true, left: 0 });
});

inChromium(
  "a first page waits for its own styles, behind which the site's come unseen, and the next page waits for none",
  async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".css")) asked.push(pathname);
    });
    // Without it, the hero animates into its place for a moment.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    // Blocks the page's data file: islands start as soon as it has loaded, and change their content.
    await page.route("**/_page-data/*.json", () => undefined);
    await page.goto(HOME, { waitUntil: "load" });
    expect(asked).toEqual([expect.stringMatching(/^\/_page-data\//u)]);
    const looks = () =>
      page.evaluate(async () => {
        // The load event may fire before the first frame, and container-query styles apply with that frame.
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return [...document.querySelectorAll("body *")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, font, background, border, boxShadow, textTransform, letterSpacing } =
            getComputedStyle(element);
          const { content } = getComputedStyle(element, "::before");
          const look = [x, y, width, height, color, font, background, border, boxShadow, textTransform, letterSpacing];
          return `${element.className}: ${look.join(" | ")} | ${content}`;
        });
      });
    const before = await looks();
    await page.keyboard.press("Shift");
    await expect.poll(() => asked.length).toBe(2);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    expect(await looks()).toEqual(before);
    await page.goto(`${ace}/career-center/study-groups/`, { waitUntil: "load" });
    expect(asked.slice(1)).toEqual([asked[1], asked[1]]);
  },
);

for (const [what, pattern] of [
  ["the starter", / data-src="(?<file>\S+)"/u],
  ["the page's data", / data-files="(?<file>\S+)/u],
  ["the bundle", / (?<file>\/_next\/static\/islands\/[^" ]+)/u],
] as const)
  inOneTab(`without ${what} the server's page stays, and its links, forms and drop-downs work`, async ({ page }) => {
    const { file = "" } = pattern.exec((await ask(HOME)).text)?.groups ?? {};
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto(HOME, { waitUntil: "load" });
    await page.mouse.move(5, 5);
    const answer = page.locator("main details").nth(1);
    await answer.locator("summary").click();
    await expect(answer).toHaveAttribute("open");
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("button", { name: "Next slide" }).click();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
    await expect.poll(() => failed).toContain(file);
    await page.locator('main a[href="/real-estate-license/"]').first().click();
    await expect(page).toHaveURL(`${ace}/real-estate-license/`);
  });
