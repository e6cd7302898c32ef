import { browserArguments, ensureBrowser } from "@courseway/workspace/browser";
import { root } from "@courseway/workspace/local";
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, post } from "../helpers/http.ts";
import { isNginxMissing } from "../helpers/nginx.ts";
import { type BalancedSite, listBuiltFiles, type Release, startBalancedSite } from "./balanced-site.ts";
import { buildNext, THANKS } from "./next-build.ts";
import { COURSE, type HiddenTab, Visitors } from "./visitor.ts";

/** A release that was built earlier, which skips the build. */
const built = process.env["E2E_NEXT_RELEASE"];
const old: Release = { repository: root };
const next: Release = { repository: built ?? mkdtempSync(join(tmpdir(), "courseway-next-")) };

/**
 * The time for a build, an installation and three starts, in ms: they take 13 minutes on a machine whose two cores have
 * ten times their load.
 */
const LONGEST_START = 1_800_000;

let site: BalancedSite;
let browser: Browser;
let visitors: Visitors;
/** Pages of the old release, open since before the deployment: with their scripts, and without. */
let open: Page;
let hidden: HiddenTab;

beforeAll(async () => {
  if (built === undefined) await buildNext("ace", next.repository);
  site = await startBalancedSite(old);
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  visitors = await Visitors.of(browser, site);
  open = await visitors.open();
  hidden = await visitors.openBehind();
}, LONGEST_START);
afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
  if (built === undefined) rmSync(next.repository, { recursive: true, force: true });
}, 60_000);

/**
 * Requests every file of both releases from every replica. @returns the files that differ from the build or lack the
 * header that lets browsers cache them
 */
async function missingFiles(): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const replica of site.replicas())
    for (const [path, bytes] of new Map([...listBuiltFiles(old), ...listBuiltFiles(next)])) {
      const answer = await fetch(replica + path);
      const isSame = Buffer.from(await answer.arrayBuffer()).equals(bytes);
      const isCacheable = answer.headers.get("cache-control") === "public, max-age=31536000, immutable";
      if (!isSame || !isCacheable) missing.push(`${answer.status} ${replica}${path}`);
    }
  return missing;
}

/** Files that a replica's page names and another replica lacks. */
async function tornPages(): Promise<readonly string[]> {
  const torn: string[] = [];
  for (const from of site.replicas()) {
    const { text } = await ask(from + COURSE);
    const named = new Set([...text.matchAll(/\/_(?:page-data|next\/static)\/[^"\s)]+/gu)].map(([path]) => path));
    expect(named.size).toBeGreaterThan(10);
    for (const to of site.replicas())
      for (const path of named) {
        const { status } = await ask(to + path);
        if (status !== 200) torn.push(`${status} ${to}${path}`);
      }
  }
  return torn;
}

/** Requests pages that nginx does not cache while a replica is replaced. @returns the failures */
async function replaceUnderLoad(replica: number, release: Release): Promise<readonly string[]> {
  const lost: string[] = [];
  const over = new AbortController();
  const load = async (): Promise<void> => {
    while (!over.signal.aborted) {
      // nginx closes idle connections when its replicas change; browsers retry, fetch does not.
      const answer = await ask(`${site.url}${COURSE}?hlText=${randomUUID()}`, { headers: { connection: "close" } });
      if (answer.status !== 200 || !answer.text.includes("</html>")) lost.push(`${answer.status}`);
    }
  };
  const asked = load();
  await site.replace(replica, release);
  over.abort();
  await asked;
  return lost;
}

/** Publishes an edit and expects replicas of both releases to show it. */
async function publishes(title: string): Promise<void> {
  const file = join(site.pages, "about.yaml");
  writeFileSync(
    file,
    readFileSync(file, "utf8")
      .replace(/^pageTitle: .*/mu, `pageTitle: ${title}`)
      .replace(/pageTitle: "[^"]*"/u, `pageTitle: "${title}"`),
  );
  const answer = await post(
    `${site.replicas()[0]}/api/revalidate/`,
    { slug: "about" },
    { "x-revalidate-secret": "sandbox" },
  );
  expect(answer.status).toBe(200);
  for (const replica of site.replicas())
    await expect
      .poll(async () => (await ask(`${replica}/about/`)).text, { timeout: 5000 })
      .toContain(`<title>${title}`);
}

const eitherThanks = new RegExp(`${THANKS.old}|${THANKS.next}`, "u");

/** CI has both programs. */
const isLeftOut =
  !process.env["CI"] && (isNginxMissing || spawnSync("redis-server", ["--version"]).error !== undefined);

describe.skipIf(isLeftOut)("a deploy, one replica after the other", () => {
  it("tears nothing while replicas of both releases answer", async () => {
    expect(await replaceUnderLoad(0, next)).toEqual([]);
    site.forgetFiles();
    expect(await missingFiles()).toEqual([]);
    expect(await tornPages()).toEqual([]);
    await publishes("About both releases");
    for (let visit = 0; visit < 4; visit += 1) {
      site.forgetFiles();
      expect(await visitors.come(eitherThanks)).toEqual(visitors.due);
    }
    expect(visitors.failures).toEqual([]);
  });

  it("leaves pages of the old release as they were when only the new one answers", async () => {
    expect(await replaceUnderLoad(1, next)).toEqual([]);
    site.forgetFiles();
    expect(await missingFiles()).toEqual([]);
    hidden.show();
    expect(await visitors.use(hidden.page, new RegExp(THANKS.old, "u"))).toEqual(visitors.due);
    expect(await visitors.use(open, new RegExp(THANKS.old, "u"))).toEqual(visitors.due);
    expect(await visitors.come(eitherThanks)).toEqual(visitors.due);
    expect(visitors.failures).toEqual([]);
  });

  it("goes back the same way", async () => {
    await publishes("About the new release");
    const later = await visitors.openBehind();
    for (const replica of site.replicas().keys()) expect(await replaceUnderLoad(replica, old)).toEqual([]);
    site.forgetFiles();
    expect(await missingFiles()).toEqual([]);
    later.show();
    expect(await visitors.use(later.page, eitherThanks)).toEqual(visitors.due);
    expect(await visitors.come(eitherThanks)).toEqual(visitors.due);
    expect(visitors.failures).toEqual([]);
  });
});
