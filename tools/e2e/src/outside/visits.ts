import { browserArguments } from "@courseway/workspace/browser";
import { chromium, type Page } from "playwright";
import { ask, askWith } from "../helpers/http.ts";

/** One condition: true, or a description of what was found instead. */
export interface Check {
  readonly title: string;
  readonly passes: () => Promise<true | string>;
}

interface Expected {
  readonly title: string;
  readonly path: string;
  readonly status: number;
  readonly contains: readonly string[];
}

const expected: readonly Expected[] = [
  {
    title: "the app's own block with a new handle stands on a page, with the price of commerce",
    path: "/outside/",
    status: 200,
    contains: ["What it costs", "$381.65"],
  },
  {
    title: "an overridden block wears the app's own component",
    path: "/outside/",
    status: 200,
    contains: ["academy-learn-more", "A library block in other clothes."],
  },
  {
    title: "a page of the library's blocks is whole, with header, footer and title",
    path: "/",
    status: 200,
    contains: ["cw-site-header", "cw-site-footer", "Where do you want to sell?"],
  },
  {
    title: "an own route has the chrome and the rules of links around it",
    path: "/calculator/",
    status: 200,
    contains: ["<h1", "Calculator", "cw-site-header", 'aria-current="page"', "cw-site-footer"],
  },
  {
    title: "an own metadata route is served",
    path: "/robots.txt",
    status: 200,
    contains: ["User-Agent: *"],
  },
  {
    title: "the sitemap is the storefront's where the app has none of its own",
    path: "/sitemap.xml",
    status: 200,
    contains: ["<urlset", "/outside/</loc>"],
  },
  { title: "an own public file is served", path: "/ads.txt", status: 200, contains: ["academy.example, 1, DIRECT"] },
  {
    title: "a missing page is a whole 404, bound to a loopback address as well",
    path: "/no-such-page/",
    status: 404,
    contains: ["Oops! Wrong address!", "cw-site-footer"],
  },
  { title: "the health check names the brand", path: "/healthz/", status: 200, contains: ['"brand":"ACADEMY"'] },
];

const FOREIGN = { host: "elsewhere.example", "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" };

const inContainer: readonly Expected[] = [
  {
    title: "standalone, bound with HOSTNAME: a page is whole, with its price, and finished",
    path: "/outside/",
    status: 200,
    contains: ["What it costs", "$381.65", ' data-files="/_page-data/'],
  },
  {
    title: "standalone, under a foreign host and protocol: a missing page is a whole 404",
    path: "/no-such-page/",
    status: 404,
    contains: ["Oops! Wrong address!", "cw-site-footer"],
  },
  {
    title: "standalone, under a foreign host and protocol: a replaced heading is shown",
    path: "/?hlText=Only-here",
    status: 200,
    contains: ["Only here"],
  },
  { title: "standalone: an own public file is served", path: "/ads.txt", status: 200, contains: ["academy.example"] },
];

const buildChecks = (site: string, wanted: readonly Expected[], headers: Readonly<Record<string, string>>) =>
  wanted.map(({ title, path, status, contains }): Check => ({
    title,
    passes: async () => {
      const answer = await askWith(`${site}${path}`, headers);
      const missing = contains.filter((part) => !answer.text.includes(part));
      if (answer.status === status && missing.length === 0) return true;
      return `${path} answered ${answer.status} without ${missing.join(", ") || "anything missing"}`;
    },
  }));

/** Next renders a page for the first request and reuses it for the second; then it is compressed. */
const TRIES = 50;

const fromMemory = (site: string, command: string): Check => ({
  title: `started by ${command}, a page that was asked for before is answered before Next is asked`,
  passes: async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { headers } = await ask(`${site}/outside/`);
      if (headers.get("accept-ranges") === "none") return true;
    }
    return `After ${TRIES} requests Next still answers`;
  },
});

/** Checks of the app's responses, without script. */
export const httpChecks = (site: string): readonly Check[] => [
  ...buildChecks(site, expected, {}),
  fromMemory(site, "courseway-serve"),
];

/** Checks of a container build's responses under a foreign host. */
export const containerChecks = (site: string): readonly Check[] => [
  ...buildChecks(site, inContainer, FOREIGN),
  fromMemory(site, "the standalone server.js"),
];

/** Runs a visit in a browser, and closes the browser in every case. */
async function inBrowser<T>(browser: string | null, visit: (page: Page) => Promise<T>): Promise<T> {
  const chrome = await chromium.launch({
    args: [...browserArguments],
    ...(browser === null ? {} : { executablePath: browser }),
  });
  try {
    return await visit(await chrome.newPage({ reducedMotion: "reduce" }));
  } finally {
    await chrome.close();
  }
}

/** Waits for the page's scripts: they start once the browser is idle, which may be late on a busy machine. */
const waitForStart = (page: Page) =>
  page.waitForFunction(
    () => Reflect.get(window, "coursewayHeld")?.isStarted && !document.querySelector("cw-island:not([live], [when])"),
  );

/** Checks of the app in a browser. */
export const visits = (site: string, browser: string | null): readonly Check[] => [
  {
    title: "a coupon event changes the price of the app's own block in a browser",
    passes: () =>
      inBrowser(browser, async (page) => {
        await page.goto(`${site}/outside/`, { waitUntil: "networkidle" });
        const before = await page.locator("[class*=cw-price]").first().innerText();
        await waitForStart(page);
        await page.evaluate(() =>
          window.dispatchEvent(new CustomEvent("courseway:coupon", { detail: { code: "CAREER20" } })),
        );
        await page.getByText("$359.20").first().waitFor({ timeout: 10_000 });
        return before.includes("$381.65") || `The price before was ${before}`;
      }),
  },
  {
    title: "an own route's client component knows its address, is typed into, and leads on by next/link",
    passes: () =>
      inBrowser(browser, async (page) => {
        await page.goto(`${site}/calculator/?home=500000`);
        const first = await page.locator("output").innerText();
        await waitForStart(page);
        await page.getByLabel("The home sells for").fill("250000");
        await page.getByText("15000 dollars").waitFor({ timeout: 10_000 });
        await page.locator("form").getByRole("link", { name: "All prices" }).click();
        await page.waitForURL(`${site}/pricing/**`);
        return first === "30000 dollars" || `The first sum was ${first}`;
      }),
  },
];
