import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { type Browser, chromium } from "playwright";
import { grouped } from "../local/number.ts";
import { aceUrl, withSites } from "../local/sites.ts";
import { table } from "../local/table.ts";
import { budgetFault, htmlFault, type Measured, stylesFault, type Weighed } from "./budget.ts";
import { type Moment, type Visit, visit } from "./measure.ts";
import { sumSizes } from "./script.ts";

/**
 * The measured pages of the ace app, with the bytes that each may load. They leave 5 to 10 % of a page's bytes for a
 * block's author, as all limits here do. React is 65 KB; a page without an island that starts by itself does not load
 * it.
 */
const PAGES: readonly (Omit<Measured, "scripts"> & {
  readonly path: string;
  readonly until: Moment;
  /** Whether the browser's idle time starts the page, and not its visitor. */
  readonly isIdle?: boolean;
})[] = [
  // Nothing runs before a visitor touches the page or the browser is idle.
  { title: "Content page, at its load", path: "/career-center/study-groups/", limit: 0, until: "load" },
  { title: "Page with sixteen blocks, at its load", path: "/all-blocks/", limit: 0, until: "load" },
  { title: "Content page", path: "/career-center/study-groups/", limit: 26_496, until: "start" },
  // With consent, analytics and field figures, which ace reports; third parties' scripts are not counted.
  {
    title: "Content page, once idle",
    path: "/career-center/study-groups/",
    limit: 34_176,
    until: "start",
    isIdle: true,
  },
  // Without what is already in the HTML: a third of what Next sends.
  // The names of its islands' chunks are part of it and do not compress: 14 bytes each, which saves one request for
  // each island.
  { title: "Content page, its data", path: "/career-center/study-groups/", limit: 2240, until: "data" },
  { title: "Page with sixteen blocks, its data", path: "/all-blocks/", limit: 4096, until: "data" },
  // The code that the loader in the HTML leaves to a file shared by all pages.
  { title: "Content page, its starter", path: "/career-center/study-groups/", limit: 1792, until: "starter" },
  { title: "Home page, eight blocks", path: "/", limit: 31_616, until: "start" },
  // With prices, banners and the consent that a first visit writes.
  { title: "Page with sixteen blocks", path: "/all-blocks/", limit: 28_544, until: "start" },
];

/** The HTML of a page, and the styles that it waits for. */
const WEIGHED = [
  { title: "Content page", path: "/career-center/study-groups/", html: 10_752, styles: 9216 },
  { title: "Page with sixteen blocks", path: "/all-blocks/", html: 15_488, styles: 14_080 },
] as const;

const row = ({ title, scripts, limit }: Measured): string[] => [
  title,
  grouped(scripts.length),
  grouped(sumSizes(scripts)),
  grouped(limit),
];

async function measureAll(browser: Browser): Promise<{
  readonly pages: readonly Measured[];
  readonly html: readonly Weighed[];
  readonly styles: readonly Weighed[];
}> {
  const visits = new Map<string, Visit>();
  /** Visits a page, once for all its figures. */
  const load = async (path: string, isIdle = false): Promise<Visit> => {
    const key = `${path} ${isIdle}`;
    const found = visits.get(key) ?? (await visit(browser, `${aceUrl}${path}`, isIdle));
    visits.set(key, found);
    return found;
  };
  const pages: Measured[] = [];
  for (const { path, until, isIdle, ...page } of PAGES)
    pages.push({ ...page, scripts: (await load(path, isIdle)).scripts[until] });
  const html: Weighed[] = [];
  const styles: Weighed[] = [];
  for (const { path, title, ...limits } of WEIGHED) {
    const gzip = await load(path);
    if (gzip.styles === 0) throw new Error(`${path} is bare: no style sheet came with it.`);
    html.push({ title, limit: limits.html, gzip: gzip.html });
    styles.push({ title, limit: limits.styles, gzip: gzip.styles });
  }
  return { pages, html, styles };
}

const weighedTable = (pages: readonly Weighed[]): string =>
  table([
    ["page", "bytes", "budget"],
    ...pages.map(({ title, limit, gzip }) => [title, grouped(gzip), grouped(limit)]),
  ]);

/**
 * Measures the first-load JavaScript, HTML and styles of the sample pages and prints them. @returns the faults, one
 * text for each page
 */
export async function checkFirstLoad(): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    const { pages, html, styles } = await withSites(() => measureAll(browser));
    console.log("\nFirst-load JavaScript, bytes after gzip -9, as a browser loads it");
    console.log(table([["page", "files", "bytes", "budget"], ...pages.map(row)]));
    console.log("\nHTML, bytes after gzip -9");
    console.log(weighedTable(html));
    console.log("\nStyles that a first visit waits for, bytes after gzip -9");
    console.log(weighedTable(styles));
    return [
      ...pages.flatMap((page) => budgetFault(page) ?? []),
      ...html.flatMap((page) => htmlFault(page) ?? []),
      ...styles.flatMap((page) => stylesFault(page) ?? []),
    ];
  } finally {
    await browser.close();
  }
}
