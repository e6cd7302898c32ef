import { isBrandName, root } from "@courseway/workspace/local";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { grouped, median, percentile } from "../local/number.ts";
import { table } from "../local/table.ts";
import { injectFaults, callCounts, clearFaults } from "./faults.ts";
import { listPages, planRenders, type SitePage } from "./plan.ts";
import { planHappenings } from "./happenings.ts";
import { converge } from "./converge.ts";
import { renderAll, visitAll } from "./render-pages.ts";
import type { BaselinePage } from "./sale.ts";
import { type Chaos, endSale, publish, getSite, withChaos } from "./sites.ts";
import { arrivals, findForm, type Form, subscribeAll } from "./subscribe-all.ts";
import { type SubscribeFigures, subscribeFigures } from "./subscribe-verdict.ts";
import { readTraits } from "./traits.ts";
import { linesAbout } from "./site-log.ts";
import { computeFigures, pageFaults } from "./verdict.ts";

const { values } = parseArgs({
  options: {
    brand: { type: "string", default: "ace" },
    replicas: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    share: { type: "string", default: "0.1" },
    renders: { type: "string", default: "1000" },
    subscribes: { type: "string", default: "500" },
    pages: { type: "string" },
  },
});
const [seed, share, renders, subscribes, replicas] = [
  values.seed,
  values.share,
  values.renders,
  values.subscribes,
  values.replicas,
].map(Number) as [number, number, number, number, number];

/** A preview token that the sandbox's content knows. */
const TOKEN = "sandbox-preview";

/** A year, in ms, for a sale that does not end while the bench runs. */
const YEAR_MS = 365 * 86_400_000;
/** How long after all copies include the sale's end the sale ends, in ms: during the storm. */
const SALE_GOES_ON_MS = 10_000;

/** Visits all pages of all replicas, previews too: with outdated copies, a site shows no preview. */
async function warm(chaos: Chaos, pages: readonly SitePage[]): Promise<readonly string[]> {
  await publish(getSite(chaos, 0));
  for (const site of chaos.sites.slice(1)) await visitAll(site, pages);
  await visitAll(getSite(chaos, 0), pages, `?token=${TOKEN}`);
  return visitAll(getSite(chaos, 0), pages);
}

interface Baseline {
  readonly html: readonly string[];
  readonly pages: ReadonlyMap<SitePage, BaselinePage>;
  readonly saleEnds: number;
}

/**
 * What all pages show during and after the sale. Then sets the end of the sale to a moment soon, which every replica's
 * copies include.
 */
async function recordBaseline(chaos: Chaos, pages: readonly SitePage[]): Promise<Baseline> {
  endSale(chaos, Date.now() - YEAR_MS);
  const after = (await warm(chaos, pages)).map(readTraits);
  endSale(chaos, Date.now() + YEAR_MS);
  const began = Date.now();
  const html = await warm(chaos, pages);
  const during = html.map(readTraits);
  const saleEnds = Date.now() + 1.5 * (Date.now() - began) + SALE_GOES_ON_MS;
  endSale(chaos, saleEnds);
  await warm(chaos, pages);
  const baselinePages = pages.map((page, index): [SitePage, BaselinePage] => [
    page,
    { duringSale: during[index] ?? readTraits(""), afterSale: after[index] ?? readTraits("") },
  ]);
  const changing = baselinePages.filter(([, one]) => String(one.duringSale.prices) !== String(one.afterSale.prices));
  if (changing.length === 0) throw new Error("No page's prices change with the sale, so its end proves nothing.");
  console.log(`${changing.length} of ${pages.length} pages change their prices when the sale ends.`);
  return { html, pages: new Map(baselinePages), saleEnds };
}

async function judgePages(chaos: Chaos, baseline: Baseline): Promise<string[]> {
  const pages = [...baseline.pages.keys()];
  const plan = planRenders(pages, renders, seed, TOKEN);
  await injectFaults(chaos.sandbox, share, seed);
  const happenings = planHappenings(chaos, renders, seed);
  const rendered = await renderAll(chaos, plan, baseline, happenings);
  const counts = Object.entries(await callCounts(chaos.sandbox));
  await clearFaults(chaos.sandbox);
  await chaos.redis?.start();

  console.log(
    `\n${grouped(renders)} renders of ${pages.length} pages on ${chaos.sites.length} replicas, ${share * 100} % of the calls fail, seed ${seed}`,
  );
  const names = [...happenings].toSorted(([one], [other]) => one - other);
  console.log(names.map(([number, list]) => `${number}: ${list.map(({ name }) => name).join(", ")}`).join("; "));
  const duringSale = rendered.filter(({ began }) => began < baseline.saleEnds).length;
  console.log(`The sale ended after ${grouped(duringSale)} of them had begun.`);
  if (duringSale === 0)
    throw new Error("The sale ended before the storm began. Let nothing else run beside the bench.");
  const rows = computeFigures(rendered).map((one) => [
    one.way,
    ...[one.renders, one.failed, one.broken, one.wrongPrice, one.withoutPrice, one.withoutBanner, one.slowestMs].map(
      grouped,
    ),
  ]);
  console.log(
    table([["way", "renders", "5xx", "broken", "wrong price", "no price", "no banner", "slowest ms"], ...rows]),
  );
  const times = rendered.map(({ ms }) => ms);
  console.log(
    `Slowest answer ${grouped(Math.max(...times))} ms, median ${grouped(median(times))} ms, 95th percentile ${grouped(percentile(times, 0.95))} ms.`,
  );
  console.log(`Calls: ${counts.map(([name, { calls, broken }]) => `${name} ${calls} (${broken} failed)`).join(", ")}.`);
  return pageFaults(rendered).map(({ text, rendered: one }) => {
    const log = readFileSync(chaos.processes[one.replica]?.log ?? "", "utf8");
    return [text, ...linesAbout(log, one)].join("\n  ");
  });
}

/**
 * Copies the replicas' logs of a run, because the next run replaces them. A run with the same seed replaces the copies.
 */
function collectLogs({ processes }: Chaos): readonly string[] {
  return processes.map(({ log }) => {
    const savedLog = log.replace(/\.log$/u, `-seed-${seed}.log`);
    copyFileSync(log, savedLog);
    return savedLog;
  });
}

async function judgeSubscribes(chaos: Chaos, form: Form, name: string, lists: number): Promise<SubscribeFigures> {
  const emails = Array.from({ length: subscribes }, (_, number) => `${name}-${number}@example.com`);
  const began = performance.now();
  const reported = await subscribeAll(chaos, form, emails);
  const ms = performance.now() - began;
  const figures = subscribeFigures(reported, await arrivals(chaos), lists);
  const { sent, accepted, lost, doubled } = figures;
  console.log(
    `${sent} subscribes at once, ${name}: ${accepted} accepted, ${lost.length} lost, ${doubled.length} doubled, in ${grouped(ms)} ms.`,
  );
  return figures;
}

const subscribeFaults = (name: string, { lost, doubled }: SubscribeFigures): string[] => [
  ...lost.map((email) => `${email} was accepted (${name}) and did not arrive.`),
  ...doubled.map((email) => `${email} arrived more than once (${name}).`),
];

async function judge(chaos: Chaos, brand: string): Promise<string[]> {
  const all = listPages(readdirSync(join(root, "tools/sandbox/content", brand, "pages")));
  const pages = values.pages === undefined ? all : all.slice(0, Number(values.pages));
  const baseline = await recordBaseline(chaos, pages);
  const faults = await judgePages(chaos, baseline);
  faults.push(...(await converge(chaos, "about")));

  const form = findForm(pages, baseline.html);
  await subscribeAll(chaos, form, ["probe@example.com"]);
  const lists = (await arrivals(chaos)).length;
  if (lists === 0) throw new Error("A subscription did not arrive while every service worked. See var/logs.");
  console.log("");
  const calm = await judgeSubscribes(chaos, form, "all-well", lists);
  if (calm.accepted < calm.sent)
    faults.push(`${calm.sent - calm.accepted} subscribes failed while every service worked.`);
  await injectFaults(chaos.sandbox, share, seed);
  const underFault = await judgeSubscribes(chaos, form, "failing", lists);
  return [...faults, ...subscribeFaults("all-well", calm), ...subscribeFaults("failing", underFault)];
}

async function main(): Promise<void> {
  const { brand } = values;
  if (!isBrandName(brand)) throw new Error(`There is no brand "${brand}". Name one of the folders in apps.`);
  await withChaos(brand, replicas, async (chaos) => {
    const faults = await judge(chaos, brand);
    for (const fault of faults.slice(0, 20)) console.error(fault);
    if (faults.length > 20) console.error(`… and ${faults.length - 20} more.`);
    console.log(`The replicas' logs: ${collectLogs(chaos).join(", ")}`);
    console.log(faults.length === 0 ? "\nNothing was violated." : `\n${faults.length} violations.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
