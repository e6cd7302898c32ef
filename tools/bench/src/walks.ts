import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { brandNames, isBrandName } from "@courseway/workspace/local";
import { parseArgs } from "node:util";
import { grouped, median, percentile } from "./local/number.ts";
import { seeded } from "./local/seeded.ts";
import { withSite } from "./local/stage.ts";
import { table } from "./local/table.ts";
import { DevTools } from "./local/devtools.ts";
import { withPlainSite } from "./walks/plain-site.ts";
import { type Click, type Walk, walk } from "./walks/walk.ts";

/**
 * The goals: ms until the largest paint of a prerendered page for three of four clicks, and the median bytes of unused
 * prerendered pages for each visit. If plain pages with one picture miss the first goal too, the machine draws too
 * slowly to judge it.
 */
const MOST_MS = 50;
const MOST_BYTES = 60 * 1024;
/**
 * A visitor with a mouse has four cores or more, for which Chromium rasters a page in two threads or more; on the two
 * cores of a CI machine it would use one.
 */
const DESKTOP = "--num-raster-threads=2";
/** How many walks through plain pages are enough: they are all alike. */
const PLAIN_WALKS = 10;

const { values } = parseArgs({
  options: {
    walks: { type: "string", default: "50" },
    brand: { type: "string", multiple: true, default: ["ace", "dec"] },
    pages: { type: "string" },
    site: { type: "string" },
  },
});

/** Requests every page once, or as many as `--pages` says, so that no walk waits for a render. */
async function visitAll(site: string): Promise<void> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)];
  for (const [, address = ""] of all.slice(0, values.pages === undefined ? all.length : Number(values.pages))) {
    // oxlint-disable-next-line no-await-in-loop
    await (await fetch(new URL(new URL(address).pathname, site))).text();
  }
}

/** Walks through a site, each time as a new visitor. The same links are followed each time. */
async function walkAll(tools: DevTools, site: string, most = Number(values.walks)): Promise<readonly Walk[]> {
  const random = seeded(29);
  const all: Walk[] = [];
  const lost: unknown[] = [];
  while (all.length < most) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      all.push(await walk(tools, `${site}/`, random));
    } catch (error) {
      // A browser on a busy machine may lose a page; more than a few losses are not an accident.
      lost.push(error);
      console.error(error instanceof Error ? error.message : error);
      if (lost.length > most / 10 + 1) throw error;
    }
  }
  return all;
}

const listPrerendered = (walks: readonly Walk[]): readonly Click[] =>
  walks.flatMap(({ clicks }) => clicks).filter(({ wasPrerendered }) => wasPrerendered);

/** Ms until the largest paint of prerendered pages, for three of four clicks. */
const getPaint = (walks: readonly Walk[]): number =>
  percentile(
    listPrerendered(walks).map(({ fromActivation }) => fromActivation),
    0.75,
  );

function buildRow(name: string, walks: readonly Walk[]): string[] {
  const clicks = walks.flatMap((one) => one.clicks);
  const prerendered = listPrerendered(walks);
  const others = clicks.filter(({ wasPrerendered }) => !wasPrerendered);
  const ms = (all: readonly number[]): string => (all.length === 0 ? "" : grouped(percentile(all, 0.75)));
  return [
    name,
    String(clicks.length),
    String(prerendered.length),
    ms(prerendered.map(({ fromActivation }) => fromActivation)),
    ms(prerendered.map(({ fromClick }) => fromClick)),
    ms(others.map(({ fromClick }) => fromClick)),
    String(walks.reduce((sum, { early }) => sum + early.length, 0)),
    String(walks.reduce((sum, { views }) => sum + views, 0)),
    grouped(median(walks.map(({ forNothing }) => forNothing))),
  ];
}

/**
 * @param plain walks through a site of plain pages
 */
function findFaults(brand: string, walks: readonly Walk[], plain: readonly Walk[]): readonly string[] {
  if (listPrerendered(walks).length === 0)
    return [
      `${brand}: no page was prerendered. The browser gave up: ${walks.flatMap((one) => one.failures).join(", ") || "none"}.`,
    ];
  const [ms, floor] = [getPaint(walks), getPaint(plain)];
  const bytes = median(walks.map(({ forNothing }) => forNothing));
  const early = new Set(walks.flatMap((one) => one.early));
  return [
    ...(ms > MOST_MS && floor <= MOST_MS
      ? [`${brand}: ${grouped(ms)} ms until the largest paint, of ${MOST_MS}.`]
      : []),
    ...(bytes > MOST_BYTES ? [`${brand}: ${grouped(bytes)} bytes for nothing, of ${grouped(MOST_BYTES)}.`] : []),
    ...[...early].map((what) => `${brand}: before its visitor was there, a page did: ${what}`),
  ];
}

const HEAD = [
  "site",
  "clicks",
  "prerendered",
  "paint ms p75",
  "from click",
  "not prerendered",
  "too early",
  "page events",
  "bytes for nothing",
];

/**
 * Walks through built sites with two clicks for each visit, and fails if a prerendered page is slow, costs too much or
 * does anything too early.
 */
async function main(): Promise<void> {
  if (values.site !== undefined && values.brand.length > 1)
    throw new Error("A site has one brand: name it by --brand.");
  const { tools, close } = await DevTools.launch(ensureBrowser(), [...browserArguments, DESKTOP]);
  const rows = [HEAD];
  const faults: string[] = [];
  try {
    for (const brand of values.brand) {
      if (!isBrandName(brand)) throw new Error(`There is no brand "${brand}": apps has ${brandNames.join(", ")}.`);
      // oxlint-disable-next-line no-await-in-loop
      const [plain, walks] = await withSite(values.site, brand, async (site) => {
        await visitAll(site);
        const plainWalks = await withPlainSite(`${site}/`, (plainSite) =>
          walkAll(tools, plainSite, Math.min(PLAIN_WALKS, Number(values.walks))),
        );
        return [plainWalks, await walkAll(tools, site)];
      });
      rows.push(buildRow("plain pages", plain), buildRow(brand, walks));
      faults.push(...findFaults(brand, walks, plain));
      if (getPaint(plain) > MOST_MS)
        console.log(
          `Plain pages take ${grouped(getPaint(plain))} ms here, so ${brand}'s ${grouped(getPaint(walks))} say nothing of the goal of ${MOST_MS}.`,
        );
    }
  } finally {
    await close();
  }
  console.log(table(rows));
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
