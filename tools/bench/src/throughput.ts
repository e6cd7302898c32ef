import { grouped } from "./local/number.ts";
import { aceUrl, withSites } from "./local/sites.ts";
import { table } from "./local/table.ts";
import { nginxUrl, withNginx } from "./throughput/nginx.ts";
import { findProgram } from "./throughput/programs.ts";
import { loadText, measure, type Throughput } from "./throughput/wrk.ts";

const home = `${aceUrl}/`;

/** The page as it is once it is cached: the first answer fills the cache. */
async function cachedHtml(): Promise<string> {
  await (await fetch(home)).text();
  const answer = await fetch(home);
  if (!answer.ok)
    throw new Error(
      `${home} answered ${answer.status}, so there is no page to compare with. See var/logs/bench-ace.log.`,
    );
  return answer.text();
}

const row = (title: string, { requestsPerSecond, latency, failures }: Throughput): string[] => [
  title,
  grouped(requestsPerSecond),
  latency,
  grouped(failures),
];

async function main(): Promise<void> {
  const wrk = findProgram("wrk");
  const nginx = findProgram("nginx");
  await withSites(async () => {
    const html = await cachedHtml();
    await withNginx(nginx, html, () => {
      const ace = measure(wrk, home);
      const file = measure(wrk, nginxUrl);
      console.log(
        `Requests a second for the home page of ace, ${grouped(Buffer.byteLength(html))} bytes of HTML (${loadText})`,
      );
      console.log(
        table([["", "requests/s", "mean", "failed"], row("ace, cached page", ace), row("nginx, the same HTML", file)]),
      );
      console.log(`nginx / ace: ${(file.requestsPerSecond / ace.requestsPerSecond).toFixed(1)}`);
    });
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
