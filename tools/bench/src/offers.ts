import { freePort, localUrl, root, sandboxEnv, startNode, stop, waitFor } from "@courseway/workspace/local";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fillWithPages } from "./local/fill-with-pages.ts";
import { grouped } from "./local/number.ts";
import { table } from "./local/table.ts";

const BRAND = "ace";
const { values: options } = parseArgs({ options: { pages: { type: "string", default: "1000" } } });
const PAGES = Number(options.pages);
/** Longer than this nobody runs a check before a publish. */
const LONGEST_MS = 10_000;

/** How long the command takes as a team starts it, from the start of the process to its end, in ms. */
function timed(command: "offers" | "audit", env: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now();
  const main = join(root, `packages/editor-tools/src/cli/${command}-main.ts`);
  const child = spawn(process.execPath, [main], {
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
const port = await freePort();
const args = [join(root, "tools/sandbox/src/main.ts"), "--port", String(port), "--data", folder, "--content", content];
const sandbox = startNode("bench-offers-sandbox", root, args, {});
try {
  await waitFor(`${localUrl(port)}/healthz`, 60_000, () => sandbox.process.exitCode !== null);
  const env = sandboxEnv(BRAND, localUrl(port));
  // The sandbox reads its files at the first question; a content system has them in its database.
  await timed("offers", env);
  const rows = [];
  for (const command of ["offers", "audit"] as const)
    rows.push([`courseway-${command}`, await timed(command, env)] as const);
  console.log(table([[`${PAGES} pages`, "ms"], ...rows.map(([name, ms]) => [name, grouped(ms)])]));
  const late = rows.filter(([, ms]) => ms > LONGEST_MS);
  for (const [name, ms] of late) console.error(`${name} took ${grouped(ms)} ms; it may take ${grouped(LONGEST_MS)}.`);
  process.exitCode = late.length === 0 ? 0 : 1;
} finally {
  await stop(sandbox);
  rmSync(folder, { recursive: true });
}
