/**
 * `pnpm links [--update] [brand …]`: checks or updates the targets of every link of every site, listed in
 * `apps/<brand>/links.txt`, with the sandbox's content and the brands' own addresses.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNode, stop } from "../local/children.ts";
import { brandNames, isBrandName, localUrl, root } from "../local/paths.ts";
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

/** The commands' modules; a compiler of this room does not read their JSX. */
interface LinkCommands {
  readonly loadApp: (folder: string) => Promise<unknown>;
  readonly readyForApps: () => void;
  readonly siteLinks: (site: unknown, at: number) => Promise<unknown>;
  readonly runLinkCommand: (
    args: readonly string[],
    deps: {
      readonly links: (at: number) => Promise<unknown>;
      readonly now: () => number;
      readonly out: (text: string) => void;
    },
  ) => Promise<0 | 1>;
}

/** Loads them into this process, where all apps share them: reading them takes longer than a brand's report. */
async function loadCommands(): Promise<LinkCommands> {
  const importFrom = (path: string): Promise<Partial<LinkCommands>> =>
    import(join(root, "packages/editor-tools/src", path));
  const apps = await importFrom("site/load-app.ts");
  apps.readyForApps?.();
  const [command, links] = await Promise.all([importFrom("links/command.ts"), importFrom("links/site-links.tsx")]);
  return { ...apps, ...command, ...links } as LinkCommands;
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
  // The variables are those of every brand: they differ in the site's own address, which is left out.
  for (const [name, value] of Object.entries(sandboxEnv("ace", localUrl(port))))
    if (!LOCAL_ADDRESSES.has(name)) process.env[name] = value;
  Object.assign(process.env, { NODE_ENV: "production" });
  const { loadApp, siteLinks, runLinkCommand } = await loadCommands();
  for (const brand of wanted.length > 0 ? wanted : brandNames) {
    const folder = join(root, "apps", brand);
    process.chdir(folder);
    // oxlint-disable-next-line no-await-in-loop -- one after the other keeps their words apart
    const code = await runLinkCommand(["--at", AT, ...words.filter((word) => word.startsWith("--"))], {
      links: async (at) => siteLinks(await loadApp(folder), at),
      now: Date.now,
      out: console.log,
    });
    process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
  }
} finally {
  await stop(sandbox);
  rmSync(data, { recursive: true });
}
