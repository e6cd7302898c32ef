/**
 * `pnpm links [--update] [brand …]`: checks or updates the targets of every link of every site, listed in
 * `apps/<brand>/links.txt`, with the sandbox's content and the brands' own addresses.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNode, stop } from "../local/children.ts";
import { type BrandName, brandNames, isBrandName, localUrl, root } from "../local/paths.ts";
import { freePort, waitFor } from "../local/ports.ts";
import { sandboxEnv } from "../local/sandbox-env.ts";

/** The sandbox's address in pages, regardless of its port here. */
const PUBLIC_URL = "http://localhost:4000";

/** Variables that replace a brand's own addresses by the sandbox's; the reports contain the brand's own. */
const LOCAL_ADDRESSES: ReadonlySet<string> = new Set([
  "SITE_URL",
  "CHECKOUT_URL",
  "SIGN_IN_URL",
  "COURSE_SELECTION_URL",
  "OUTSIDE_URL",
  "VENDORS_URL",
]);

/** The moment for which the reports are rendered, so that they do not depend on the date. */
const AT = "2026-11-22T18:00:00.000Z";

function report(brand: BrandName, port: number, options: readonly string[]): Promise<number> {
  const env = Object.entries(sandboxEnv(brand, localUrl(port))).filter(([name]) => !LOCAL_ADDRESSES.has(name));
  const main = join(root, "packages/editor-tools/src/cli/links-main.ts");
  const child = spawn(process.execPath, [main, "--at", AT, ...options], {
    cwd: join(root, "apps", brand),
    env: { ...process.env, ...Object.fromEntries(env), NODE_ENV: "production" },
    stdio: "inherit",
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("--"));
const unknown = wanted.find((word) => !isBrandName(word));
if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Name some of ${brandNames.join(", ")}.`);

const port = await freePort();
const data = mkdtempSync(join(tmpdir(), "links-"));
const main = join(root, "tools/sandbox/src/main.ts");
const options = ["--port", String(port), "--public-url", PUBLIC_URL, "--data", data];
const sandbox = startNode("links-sandbox", root, [main, ...options], {});
try {
  await waitFor(`${localUrl(port)}/healthz`, 30_000, () => sandbox.process.exitCode !== null);
  for (const brand of wanted.length > 0 ? wanted : brandNames) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other keeps their words apart
    const code = await report(
      brand,
      port,
      words.filter((word) => word.startsWith("--")),
    );
    process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
  }
} finally {
  await stop(sandbox);
  rmSync(data, { recursive: true });
}
