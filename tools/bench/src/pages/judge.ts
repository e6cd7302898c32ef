import { freePort } from "@courseway/workspace/local";
import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { chromium } from "playwright";
import { runLighthouse } from "../local/lighthouse.ts";
import { median } from "../local/number.ts";

/** Lighthouse's results for one page. Lighthouse simulates a phone with a slow connection. */
export interface Speed {
  /** From 0 to 100. */
  readonly score: number;
  /** Largest contentful paint, in ms. */
  readonly lcp: number;
  /** Total blocking time, in ms. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

/**
 * Measures a page in a separate browser: Lighthouse empties the cache before each visit but not the site's storage, so
 * a page would take a used browser for a returning visitor's.
 */
export async function judge(url: string): Promise<Speed> {
  const port = await freePort();
  const args = [...browserArguments, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  try {
    return await measureSpeed(url, port);
  } finally {
    await browser.close();
  }
}

async function measureSpeed(url: string, port: number): Promise<Speed> {
  const { audits, categories } = await runLighthouse(url, port, ["performance"]);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: (categories["performance"]?.score ?? Number.NaN) * 100,
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

/** The median of each figure. */
export const medianSpeed = (runs: readonly Speed[]): Speed => ({
  score: median(runs.map(({ score }) => score)),
  lcp: median(runs.map(({ lcp }) => lcp)),
  tbt: median(runs.map(({ tbt }) => tbt)),
  cls: median(runs.map(({ cls }) => cls)),
});
