import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { grouped } from "../local/number.ts";
import { getPage } from "./get-page.ts";
import { type Chaos, publish, getSite } from "./sites.ts";

/** How soon after Redis is back a publish must reach all replicas, in ms; they check for it at least every 5 s. */
const LIMIT_MS = 8000;
const EVERY_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @returns after how many ms the replica shows the title; null if it does not in time
 */
async function shownAfter(url: string, title: string): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < LIMIT_MS) {
    if ((await getPage(url)).html.includes(`<title>${title}`)) return performance.now() - began;
    await pause(EVERY_MS);
  }
  return null;
}

/**
 * Publishes a page through the first replica while Redis is down, without any request to that replica afterwards. Once
 * Redis is back, empty, all replicas must show the page.
 *
 * @returns what went wrong
 */
export async function converge(chaos: Chaos, slug: string): Promise<string[]> {
  const { redis, content, brand, sites } = chaos;
  if (redis === null) return [];
  const path = `/${slug}/`;
  for (const site of sites) await getPage(site + path);
  await redis.kill();
  const title = "Published while Redis was dead";
  const file = join(content, brand, "pages", `${slug}.yaml`);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(/pageTitle: [^,}\n]*/gu, `pageTitle: ${title}`));
  await publish(getSite(chaos, 0), slug);
  await redis.start();
  const others = sites.slice(1);
  const times = await Promise.all(others.map((site) => shownAfter(site + path, title)));
  console.log(
    `A publish while Redis was dead showed ${times.map((ms) => (ms === null ? "never" : `${grouped(ms)} ms`)).join(", ")} after it was back.`,
  );
  return others.flatMap((site, index) =>
    times[index] === null ? [`${site}${path} does not show what was published while Redis was dead.`] : [],
  );
}
