import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { grouped } from "../local/number.ts";
import { getPage } from "./get-page.ts";
import { type Chaos, publish, getSite } from "./sites.ts";

/** A publish reaches all replicas within this time of Redis being back, in ms; they look for it at least every 5 s. */
const LIMIT_MS = 8000;
const EVERY_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns after how many ms the replica shows the title, null for not in time */
async function shownAfter(url: string, title: string): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < LIMIT_MS) {
    if ((await getPage(url)).html.includes(`<title>${title}`)) return performance.now() - began;
    await pause(EVERY_MS);
  }
  return null;
}

/**
 * A page is published through the first replica while Redis is dead, and nobody asks that replica for anything. Once Redis is
 * back, empty, all replicas show it.
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
  return others.flatMap((site, place) =>
    times[place] === null ? [`${site}${path} does not show what was published while Redis was dead.`] : [],
  );
}
