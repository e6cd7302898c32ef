import { isBrandName, root } from "@courseway/workspace/local";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { grouped, median, percentile } from "../local/number.ts";
import { table } from "../local/table.ts";
import { injectFaults, callCounts, clearFaults } from "./faults.ts";
import { pagesOf, planRenders, type SitePage } from "./plan.ts";
import { renderAll, warm } from "./render-pages.ts";
import { type Chaos, withChaos } from "./sites.ts";
import { arrivals, findForm, type Form, subscribeAll } from "./subscribe-all.ts";
import { type SubscribeFigures, subscribeFigures } from "./subscribe-verdict.ts";
import { figuresOf, pageFaults } from "./verdict.ts";

const { values } = parseArgs({
  options: {
    brand: { type: "string", default: "ace" },
    seed: { type: "string", default: "1" },
    share: { type: "string", default: "0.1" },
    renders: { type: "string", default: "1000" },
    subscribes: { type: "string", default: "500" },
  },
});
const [seed, share, renders, subscribes] = [values.seed, values.share, values.renders, values.subscribes].map(
  Number,
) as [number, number, number, number];

/** A preview token that the sandbox's content knows. */
const TOKEN = "sandbox-preview";

async function judgePages(chaos: Chaos, well: ReadonlyMap<SitePage, string>): Promise<string[]> {
  const pages = [...well.keys()];
  const plan = planRenders(pages, renders, seed, TOKEN);
  await injectFaults(chaos.sandbox, share, seed);
  const rendered = await renderAll(chaos, plan, well);
  const counts = Object.entries(await callCounts(chaos.sandbox));
  await clearFaults(chaos.sandbox);

  console.log(
    `\n${grouped(renders)} renders of ${pages.length} pages, ${share * 100} % of the calls fail, seed ${seed}`,
  );
  const rows = figuresOf(rendered).map((one) => [
    one.way,
    ...[one.renders, one.failed, one.broken, one.withoutPrice, one.withoutBanner, one.slowestMs].map(grouped),
  ]);
  console.log(table([["way", "renders", "5xx", "broken", "no price", "no banner", "slowest ms"], ...rows]));
  const times = rendered.map(({ ms }) => ms);
  console.log(
    `Slowest answer ${grouped(Math.max(...times))} ms, median ${grouped(median(times))} ms, 95th percentile ${grouped(percentile(times, 0.95))} ms.`,
  );
  console.log(`Calls: ${counts.map(([name, { calls, broken }]) => `${name} ${calls} (${broken} failed)`).join(", ")}.`);
  return pageFaults(rendered);
}

async function judgeSubscribes(chaos: Chaos, form: Form, name: string, lists: number): Promise<SubscribeFigures> {
  const emails = Array.from({ length: subscribes }, (_, number) => `${name}-${number}@example.com`);
  const began = performance.now();
  const told = await subscribeAll(chaos, form, emails);
  const ms = performance.now() - began;
  const figures = subscribeFigures(told, await arrivals(chaos), lists);
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
  const pages = pagesOf(readdirSync(join(root, "tools/sandbox/content", brand, "pages")));
  const well = await warm(chaos, pages, TOKEN);
  const form = findForm(well);
  await subscribeAll(chaos, form, ["probe@example.com"]);
  const lists = (await arrivals(chaos)).length;
  if (lists === 0) throw new Error("A subscription did not arrive while every service worked. See var/logs.");

  const faults = await judgePages(chaos, well);
  console.log("");
  const calm = await judgeSubscribes(chaos, form, "all-well", lists);
  if (calm.accepted < calm.sent)
    faults.push(`${calm.sent - calm.accepted} subscribes failed while every service worked.`);
  await injectFaults(chaos.sandbox, share, seed);
  const stormy = await judgeSubscribes(chaos, form, "failing", lists);
  return [...faults, ...subscribeFaults("all-well", calm), ...subscribeFaults("failing", stormy)];
}

async function main(): Promise<void> {
  const { brand } = values;
  if (!isBrandName(brand)) throw new Error(`There is no brand "${brand}". Name one of the folders in apps.`);
  await withChaos(brand, async (chaos) => {
    const faults = await judge(chaos, brand);
    for (const fault of faults.slice(0, 20)) console.error(fault);
    if (faults.length > 20) console.error(`… and ${faults.length - 20} more.`);
    console.log(faults.length === 0 ? "\nNothing was violated." : `\n${faults.length} violations.`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
