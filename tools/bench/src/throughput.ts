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

/** The modes of the pages' policy: each has a process of its own, and a request costs the same in both. */
const POLICIES = ["enforce", "report-only"] as const;

async function main(): Promise<void> {
  const wrk = findProgram("wrk");
  const nginx = findProgram("nginx");
  const measured: { readonly policy: string; readonly html: string; readonly result: Throughput }[] = [];
  for (const policy of POLICIES)
    await withSites(
      async () => {
        const html = await cachedHtml();
        measured.push({ policy, html, result: measure(wrk, home) });
      },
      { env: { CONTENT_SECURITY_POLICY: policy } },
    );
  const [first] = measured;
  if (first === undefined) return;
  const { html } = first;
  await withNginx(nginx, html, () => {
    const file = measure(wrk, nginxUrl);
    console.log(
      `Requests a second for the home page of ace, ${grouped(Buffer.byteLength(html))} bytes of HTML (${loadText})`,
    );
    const rows = measured.map(({ policy, result }) => row(`ace, cached page, policy ${policy}`, result));
    console.log(table([["", "requests/s", "mean", "failed"], ...rows, row("nginx, the same HTML", file)]));
    console.log(`nginx / ace: ${(file.requestsPerSecond / first.result.requestsPerSecond).toFixed(1)}`);
  });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
