import { freePort, root } from "@courseway/workspace/local";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { grouped, median, percentile } from "./local/number.ts";
import { type Stage, withStage } from "./local/stage.ts";
import { table } from "./local/table.ts";
import { findProgram } from "./throughput/programs.ts";

const BRAND = "ace";
const SLUG = "about";
const { values: options } = parseArgs({ options: { publishes: { type: "string", default: "20" } } });
const PUBLISHES = Number(options.publishes);
/** How long to wait until a replica shows a publish, in ms; after that the bench fails. */
const LONGEST_MS = 60_000;

/** How long after the webhook each replica shows the page again, in ms. */
async function publish({ sites, content }: Stage, title: string): Promise<readonly number[]> {
  const file = join(content, BRAND, "pages", `${SLUG}.yaml`);
  // The page's own title takes precedence over the entry's, in block YAML and in inline YAML.
  const titled = readFileSync(file, "utf8").replaceAll(/pageTitle: [^,}\n]*/gu, `pageTitle: ${title}`);
  writeFileSync(file, titled);
  const began = performance.now();
  const answer = await fetch(`${sites[0]}/api/revalidate/`, {
    method: "POST",
    headers: { "x-revalidate-secret": "sandbox", "content-type": "application/json" },
    body: JSON.stringify({ slug: SLUG }),
  });
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}: ${await answer.text()}`);
  return Promise.all(sites.map((site) => shown(site, title, began)));
}

async function shown(site: string, title: string, began: number): Promise<number> {
  while (performance.now() - began < LONGEST_MS) {
    const html = await (await fetch(`${site}/${SLUG}/`)).text();
    if (html.includes(`<title>${title}`)) return performance.now() - began;
  }
  throw new Error(`${site} did not show the publish within ${LONGEST_MS} ms. See var/logs/stage-${BRAND}-*.log.`);
}

async function measure(stage: Stage): Promise<void> {
  for (const site of stage.sites) await (await fetch(`${site}/${SLUG}/`)).text();
  const times: (readonly number[])[] = [];
  for (let number = 1; number <= PUBLISHES; number += 1)
    times.push(await publish(stage, `Edition ${number} of ${PUBLISHES}`));
  const rows = stage.sites.map((_, replica) => {
    const replicaTimes = times.map((one) => one[replica] ?? 0);
    const name = replica === 0 ? "the replica that was told" : `replica ${replica + 1}`;
    return [name, ...[median(replicaTimes), percentile(replicaTimes, 0.95), Math.max(...replicaTimes)].map(grouped)];
  });
  console.log(table([[`webhook → new page, ${PUBLISHES} publishes`, "median ms", "95 % ms", "most ms"], ...rows]));
}

/** Replicas learn of each other's publishes through Redis; without it, only one process is measured. */
async function main(): Promise<void> {
  const redis = findProgramOrNull("redis-server");
  if (redis === null) {
    console.log("redis-server is not on this machine, so one process is measured and not two.");
    return withStage(BRAND, measure);
  }
  const port = String(await freePort());
  const child = spawn(redis, ["--port", port, "--save", "", "--appendonly", "no"], { cwd: root, stdio: "ignore" });
  try {
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_SECRET: "bench" };
    await withStage(BRAND, measure, { replicas: 2, env });
  } finally {
    child.kill();
  }
}

function findProgramOrNull(name: string): string | null {
  try {
    return findProgram(name);
  } catch {
    return null;
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
