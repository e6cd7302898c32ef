import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { waitFor } from "@courseway/workspace/local";
import { chromium } from "playwright";
import { parseArgs } from "node:util";
import { median } from "./local/number.ts";
import { cpuMs } from "./local/process-costs.ts";
import { withSite } from "./local/stage.ts";
import { respond } from "./pages/respond.ts";
import { weigh } from "./pages/weigh.ts";

const PATH = "/all-blocks/";
/** A heading this long is not filled into a cached page: the page is rendered for its request alone. */
const UNCACHED_QUERY = `?hlText=${"Courses-".repeat(26)}`;

const { values } = parseArgs({
  options: {
    clicks: { type: "string", default: "5" },
    renders: { type: "string", default: "100" },
    site: { type: "string" },
  },
});
const [clicks, renders] = [Number(values.clicks), Number(values.renders)];

/**
 * @throws Error if the page does not answer 200
 */
async function open(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} instead of 200.`);
}

/** The server's CPU time for rendering a page, in ms; NaN if the system does not report it. */
async function renderMs(url: string, pid: number): Promise<number> {
  // Warms up until the rendering code is compiled.
  for (let time = 0; time < renders; time += 1) await open(url);
  const before = cpuMs(pid);
  for (let time = 0; time < renders; time += 1) await open(url);
  return (cpuMs(pid) - before) / renders;
}

/** Prints the cost of the built ace's page with sixteen blocks as one line of JSON: bytes after gzip, and ms. */
async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    await withSite(values.site, "ace", async (site, child) => {
      const url = `${site}${PATH}`;
      // Services that have just started may be slow, so the first request, which fills the cache, may fail.
      await waitFor(url, 60_000);
      for (let time = 0; time < 2; time += 1) await open(url);
      const { scripts, html, styles } = await weigh(browser, url);
      const answers = await respond(url, clicks);
      const [busyClick, firstClick, plainClick] = [
        answers.map(({ busy }) => busy),
        answers.map(({ react }) => react),
        answers.map(({ started }) => started),
      ].map(median);
      const render = await renderMs(`${url}${UNCACHED_QUERY}`, child?.process.pid ?? Number.NaN);
      // JSON has no NaN: it becomes null if the site runs elsewhere or the system does not report the figure.
      console.log(JSON.stringify({ scripts, html, styles, busyClick, firstClick, plainClick, render }));
    });
  } finally {
    await browser.close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
