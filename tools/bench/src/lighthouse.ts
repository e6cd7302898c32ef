import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { type BrandName, brandNames, freePort, isBrandName } from "@courseway/workspace/local";
import { chromium } from "playwright";
import { parseArgs } from "node:util";
import { runLighthouse } from "./local/lighthouse.ts";
import { withSite } from "./local/stage.ts";
import { table } from "./local/table.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Scores {
  readonly brand: BrandName;
  /** From 0 to 100, in the order of the categories; null if Lighthouse could not measure it. */
  readonly scores: readonly (number | null)[];
  /** The faults that Lighthouse found for search engines and accessibility. */
  readonly faults: readonly string[];
}

/** Measures a page as a phone sees it, once it is cached. */
async function judge(brand: BrandName, url: string, port: number): Promise<Scores> {
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).text();
  const { audits, categories } = await runLighthouse(url, port, CATEGORIES);
  const scores = CATEGORIES.map((name) => {
    const score = categories[name]?.score ?? null;
    return score === null ? null : Math.round(score * 100);
  });
  const judged = [categories["seo"], categories["accessibility"]].flatMap((one) => one?.auditRefs ?? []);
  const faults = judged.flatMap(({ id }) => {
    const audit = audits[id];
    return audit?.score !== null && audit !== undefined && audit.score < 1 ? [`${brand}: ${audit.title} (${id})`] : [];
  });
  return { brand, scores, faults };
}

async function main(): Promise<void> {
  const { values, positionals: named } = parseArgs({ options: { site: { type: "string" } }, allowPositionals: true });
  const unknown = named.find((name) => !isBrandName(name));
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}": apps has ${brandNames.join(", ")}.`);
  const brands = named.length > 0 ? named : brandNames;
  if (values.site !== undefined && brands.length > 1) throw new Error("A site has one brand: name it before --site.");
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const all: Scores[] = [];
  try {
    for (const brand of brands) {
      all.push(await withSite(values.site, brand, (site) => judge(brand, `${site}/`, port)));
    }
  } finally {
    await browser.close();
  }
  const rows = all.map(({ brand, scores }) => [brand, ...scores.map((score) => String(score ?? "?"))]);
  console.log(table([["home page of", "performance", "accessibility", "best practices", "SEO"], ...rows]));
  for (const { faults } of all) for (const fault of faults) console.log(fault);
  if (all.some(({ scores }) => scores.at(-1) !== 100)) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
