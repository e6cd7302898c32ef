import { freePort, localUrl, root, sandboxEnv, startNode, stop, waitFor } from "@courseway/workspace/local";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addBoundaries, BOUNDARIES, fillWithPages } from "./local/fill-with-pages.ts";
import { grouped } from "./local/number.ts";
import { table } from "./local/table.ts";

const BRAND = "ace";
const { values: options } = parseArgs({
  options: { pages: { type: "string", default: "1000" }, rehearse: { type: "boolean", default: false } },
});
const PAGES = Number(options.pages);
/** If a check takes longer than this, nobody runs it before a publish. */
const LONGEST_MS = 10_000;
/** A rehearsal renders each page a second before, at and after each of its moments. */
const LONGEST_REHEARSAL_MS = 300_000;
/** The rehearsed weeks. */
const FROM = Date.UTC(2027, 1, 1);
const TO = FROM + 14 * 86_400_000;

/** How long the command takes for a team, from the start of the process to its end, in ms. */
function timed(
  command: "offers" | "audit",
  env: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<number> {
  const began = performance.now();
  const main = join(root, `packages/editor-tools/src/cli/${command}-main.ts`);
  const child = spawn(process.execPath, [main, ...words], {
    cwd: join(root, "apps", BRAND),
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      if (code === 2) reject(new Error(`courseway-${command} could not read the content; it says why above.`));
      else resolve(performance.now() - began);
    });
  });
}

const folder = mkdtempSync(join(tmpdir(), "bench-offers-"));
const content = join(folder, "content");
cpSync(join(root, "tools/sandbox/content"), content, { recursive: true });
fillWithPages(content, BRAND, PAGES);
if (options.rehearse) addBoundaries(content, BRAND, FROM);
const port = await freePort();
const args = [join(root, "tools/sandbox/src/main.ts"), "--port", String(port), "--data", folder, "--content", content];
const sandbox = startNode("bench-offers-sandbox", root, args, {});
try {
  await waitFor(`${localUrl(port)}/healthz`, 60_000, () => sandbox.process.exitCode !== null);
  const env = sandboxEnv(BRAND, localUrl(port));
  // The sandbox reads its files at the first request; a content system has its content in a database.
  await timed("offers", env);
  const rows: (readonly [name: string, ms: number, most: number])[] = [];
  if (options.rehearse) {
    const time = ["--from", new Date(FROM).toISOString(), "--to", new Date(TO).toISOString()];
    const name = `courseway-offers rehearse, ${BOUNDARIES} moments of each page`;
    rows.push([name, await timed("offers", env, ["rehearse", ...time]), LONGEST_REHEARSAL_MS]);
  } else
    for (const command of ["offers", "audit"] as const)
      rows.push([`courseway-${command}`, await timed(command, env), LONGEST_MS]);
  console.log(table([[`${PAGES} pages`, "ms"], ...rows.map(([name, ms]) => [name, grouped(ms)])]));
  const late = rows.filter(([, ms, most]) => ms > most);
  for (const [name, ms, most] of late) console.error(`${name} took ${grouped(ms)} ms; it may take ${grouped(most)}.`);
  process.exitCode = late.length === 0 ? 0 : 1;
} finally {
  await stop(sandbox);
  rmSync(folder, { recursive: true });
}
