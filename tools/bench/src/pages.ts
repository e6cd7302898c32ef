import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { type Child, freePort, root, stop, waitForChild } from "@courseway/workspace/local";
import { type Browser, chromium } from "playwright";
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { fillWithPages } from "./local/fill-with-pages.ts";
import { grouped, median } from "./local/number.ts";
import { buildBenchApp } from "./local/bench-app.ts";
import { emptyFolder, startApp } from "./local/sites.ts";
import { withStage } from "./local/stage.ts";
import { table } from "./local/table.ts";
import { judge, medianSpeed, type Speed } from "./pages/judge.ts";
import { measureMemory } from "./pages/memory.ts";
import { startNodeAlone } from "./pages/node-alone.ts";
import { startPlainSite } from "./pages/plain-site.ts";
import { respond } from "./pages/respond.ts";
import { type Weight, weigh } from "./pages/weigh.ts";
import { nginxUrl, withNginx } from "./throughput/nginx.ts";
import { findProgram } from "./throughput/programs.ts";
import { type Cost, type Load, loadText, measure, measureInTurn } from "./throughput/wrk.ts";

const BRAND = "ace";
const CONTENT_PAGE = "/career-center/study-groups/";
const MIXED_PAGE = "/all-blocks/";
/** A visitor's own heading is filled into one cached page for all headings. */
const HEADING_QUERY = "?hlText=Courses";
/** A heading too long to fill in: such a page is rendered for its request alone, like an editor's preview. */
const UNCACHED_QUERY = `?hlText=${"Courses-".repeat(26)}`;

/** A measured server; all of them are measured side by side, in the same minutes. */
interface Subject {
  readonly title: string;
  readonly url: string;
  /** Whether a browser can show it as its visitors see it. */
  readonly isSite: boolean;
  /** The process that responds; NaN if it is not known. */
  readonly pid: number;
}

/** Starts the subject with this title. */
type Start = (title: string) => Promise<Subject>;

interface Figures {
  readonly weight?: Weight;
  readonly speeds: Speed[];
  readonly throughputs: Cost[];
}

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
    only: { type: "string", multiple: true, default: [] },
    lighthouse: { type: "boolean", default: true },
  },
});
const [runs, pageCount, seconds] = [options.runs, options.pages, options.seconds].map(Number) as [
  number,
  number,
  number,
];

/** Returns the page once it is cached: the first response fills the cache. */
async function cached(url: string): Promise<string> {
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).text();
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}, so there is nothing to measure.`);
  return answer.text();
}

async function measureAll(subjects: readonly Subject[], browser: Browser, load: Load): Promise<readonly Figures[]> {
  const figures: Figures[] = [];
  for (const { url, isSite } of subjects)
    figures.push({ ...(isSite && { weight: await weigh(browser, url) }), speeds: [], throughputs: [] });
  // In turn, so that the machine's other load affects all of them.
  for (let run = 0; run < runs; run += 1)
    for (const [index, { url, isSite, pid }] of subjects.entries()) {
      if (isSite && options.lighthouse) figures[index]?.speeds.push(await judge(url));
      figures[index]?.throughputs.push(measure(load, url, pid));
    }
  return figures;
}

const getPid = (child: Child | undefined): number => child?.process.pid ?? Number.NaN;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

function row({ title }: Subject, { weight, speeds, throughputs }: Figures): string[] {
  const speed = medianSpeed(speeds);
  const browsers =
    weight === undefined
      ? ["", "", "", "", "", "", "", "", "", ""]
      : [
          ...[weight.html, weight.scriptsAtLoad, weight.scripts, weight.styles, weight.fonts].map(kilobytes),
          String(weight.requests),
          ...(speeds.length === 0
            ? ["", "", "", ""]
            : [grouped(speed.lcp), grouped(speed.tbt), speed.cls.toFixed(3), grouped(speed.score)]),
        ];
  const middle = throughputs.toSorted((one, other) => one.requestsPerSecond - other.requestsPerSecond)[
    Math.floor((throughputs.length - 1) / 2)
  ];
  const cpu = median(throughputs.map(({ cpuMicroseconds }) => cpuMicroseconds));
  const failures = throughputs.reduce((sum, one) => sum + one.failures, 0);
  const rate = grouped(middle?.requestsPerSecond ?? Number.NaN);
  return [title, ...browsers, rate, middle?.p99 ?? "", grouped(cpu), grouped(failures)];
}

const COLUMNS =
  "HTML, JS at load, JS in all, CSS, fonts, requests, LCP ms, TBT ms, CLS, score, requests/s, p99, CPU µs, failed";
const HEAD = ["", ...COLUMNS.split(", ")];

async function main(): Promise<void> {
  const [load, nginx] = [{ wrk: findProgram("wrk"), seconds }, findProgram("nginx")];
  // From turbo's cache if nothing has changed.
  const build = ["exec", "turbo", "run", "build", `--filter=@courseway/app-${BRAND}`];
  execFileSync("pnpm", build, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  const children: Child[] = [];
  const begin = async (child: Child, title: string, url: string, isSite = true): Promise<Subject> => {
    children.push(child);
    await waitForChild(child, url);
    return { title, url, isSite, pid: getPid(child) };
  };
  /** The requested subjects; the apps of the others are neither built nor started. */
  const ifWanted = async (...all: readonly (readonly [title: string, start: Start])[]): Promise<readonly Subject[]> => {
    const found: Subject[] = [];
    for (const [title, start] of all)
      if (options.only.length === 0 || options.only.includes(title)) found.push(await start(title));
    return found;
  };
  let copies: readonly string[] = [];
  let subjects: readonly Subject[] = [];
  const prepare = (content: string): void => {
    copies = fillWithPages(content, BRAND, pageCount);
  };
  try {
    await withStage(
      BRAND,
      async ({ sites: [site = ""], processes: [child] }) => {
        const html = await cached(`${site}${MIXED_PAGE}`);
        const measured = (url: string) => async (title: string) => ({ title, url, isSite: true, pid: getPid(child) });
        let plainSite: Subject | undefined;
        const plain = (path: string) => async (title: string) => {
          const port = await freePort();
          plainSite ??= await begin(startPlainSite(BRAND, html, port), title, `http://localhost:${port}/cached/`);
          return { ...plainSite, title, url: new URL(path, plainSite.url).href };
        };
        const sites = await ifWanted(
          ["content page", measured(`${site}${CONTENT_PAGE}`)],
          ["sixteen blocks", measured(`${site}${MIXED_PAGE}`)],
          ["sixteen blocks, own heading", measured(`${site}${MIXED_PAGE}${HEADING_QUERY}`)],
          ["sixteen blocks, live", measured(`${site}${MIXED_PAGE}${UNCACHED_QUERY}`)],
          [
            "Next, an empty page",
            async (title) => {
              buildBenchApp(emptyFolder);
              const port = await freePort();
              return begin(startApp("bench-empty", emptyFolder, port, {}), title, `http://localhost:${port}/`);
            },
          ],
          ["Next, the same HTML, cached", plain("/cached/")],
          ["Next, the same HTML, live", plain("/live/")],
        );
        for (const { url } of sites) await cached(url);
        const alone = await ifWanted([
          "Node alone, the same answer",
          async (title) => {
            const port = await freePort();
            const node = await startNodeAlone(`${site}${MIXED_PAGE}`, port);
            return begin(node, title, `http://localhost:${port}/`, false);
          },
        ]);
        const figures = await withNginx(nginx, html, (pid) => {
          subjects = [...sites, ...alone, { title: "nginx, the same HTML packed", url: nginxUrl, isSite: false, pid }];
          return measureAll(subjects, browser, load);
        });
        console.log(
          `Sizes in KB after gzip -9; Lighthouse: median of ${runs}, a phone; ${loadText(seconds)}, median of ${runs}`,
        );
        console.log(
          table([HEAD, ...subjects.map((one, index) => row(one, figures[index] ?? { speeds: [], throughputs: [] }))]),
        );
        const answers = await respond(`${site}${MIXED_PAGE}`, runs);
        console.log(
          `Sixteen blocks on a processor four times slower, from a click to its answer: ${grouped(median(answers.map(({ first }) => first)))} ms for the first, which starts the runtime; its island has heard of it after ${grouped(median(answers.map(({ started }) => started)))} ms; ${grouped(median(answers.map(({ busy }) => busy)))} ms for a form that is sent first, until its button is busy, and ${grouped(median(answers.map(({ react }) => react)))} ms until React sends it; ${grouped(median(answers.map(({ later }) => later)))} ms later`,
        );
        const grown = await measureMemory(
          copies.map((path) => `${site}${path}`),
          getPid(child),
        );
        const inTurn = measureInTurn(load, site, copies, getPid(child));
        console.log(
          `${grouped(copies.length)} cached pages in turn: ${grouped(inTurn.requestsPerSecond)} requests/s, p99 ${inTurn.p99}, ${grouped(inTurn.cpuMicroseconds)} µs of a core each, ${grouped(inTurn.failures)} failed; ${grouped(grown / 1024 / 1024)} MB for each 1,000 of them`,
        );
      },
      { prepare },
    );
  } finally {
    await Promise.all([browser.close(), ...children.map(stop)]);
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
