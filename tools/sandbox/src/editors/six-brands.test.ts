import { declarations as blocks } from "@courseway/blocks/declarations";
import { auditFindings, judgedFindings, linkedPaths, offersReport, readClaims } from "@courseway/editor-tools";
import { brandNames, root } from "@courseway/workspace/local";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { NOW, runningSandbox } from "../testing/running.ts";
import { editorSettings } from "./calendar-routes.ts";
import { type ReadBrand, readBrands } from "./read-brands.ts";

const sandbox = runningSandbox();
const run = promisify(execFile);

const claimsFile = (name: string): string => join(root, "apps", name, "claims.json");

describe("the sandbox's calendar", () => {
  it("shows every brand on one page that nobody indexes, and leads back", async () => {
    const answer = await fetch(`${sandbox.url}/offers`);
    const html = await answer.text();

    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    for (const name of brandNames) expect(html).toContain(`<h2 id="${name}">`);
    expect(html).toContain('<a class="back" href="/">');
    expect(html).toContain('name="robots" content="noindex, nofollow"');
  }, 120_000);
});

describe("the content of the six brands", () => {
  let read: readonly ReadBrand[] = [];
  beforeAll(async () => {
    read = await readBrands({ fetch, blocks, origin: sandbox.url, now: () => NOW });
  }, 120_000);

  const open = (found: Parameters<typeof judgedFindings>[0], report: "offers" | "audit") =>
    judgedFindings(found, editorSettings(sandbox.contentDir), { report, brands: brandNames })
      .filter(({ deliberate }) => deliberate === null)
      .map(({ key, message }) => `${key}: ${message}`);

  it("is read whole, with a price for some product of each brand", () => {
    expect(read.map(({ site }) => [site.name, site.unread.length, site.pages.length > 5])).toEqual(
      brandNames.map((name) => [name, 0, true]),
    );
    expect(read.filter(({ prices }) => !prices.isKnown)).toEqual([]);
  });

  it("has no finding on its calendar that is not marked as deliberate", () => {
    expect(open(offersReport(read, { at: NOW, since: NOW }).findings, "offers")).toEqual([]);
  });

  it("has no finding of the audit that is not marked as deliberate", () => {
    const listLinks = (name: string) => linkedPaths(readFileSync(join(root, "apps", name, "links.txt"), "utf8"));
    const sites = read.map(({ site }) => site);
    const knowledge = {
      externalHosts: editorSettings(sandbox.contentDir).externalHosts,
      chromePaths: new Map(sites.map(({ name }) => [name, listLinks(name)])),
      prices: new Map(read.map(({ site, prices }) => [site.name, prices])),
      confirmed: new Map(sites.map(({ name }) => [name, readClaims(readFileSync(claimsFile(name), "utf8"), name)])),
    };

    expect(open(auditFindings(sites, knowledge), "audit")).toEqual([]);
  });
});

describe("the commands, as a team starts them in its app's folder", () => {
  const command = async (name: "offers" | "audit", ...more: readonly string[]) => {
    const services = {
      CONTENT_URL: `${sandbox.url}/content/craft5/graphql`,
      COMMERCE_URL: `${sandbox.url}/commerce/api`,
      COMMERCE_USER: "sandbox",
      COMMERCE_PASSWORD: "sandbox",
    };
    const main = join(root, `packages/editor-tools/src/cli/${name}-main.ts`);
    const settings = join(sandbox.contentDir, "courseway-editors.json");
    const args = [main, "--json", "--settings", settings, "--at", new Date(NOW).toISOString(), ...more];
    const options = { cwd: join(root, "apps/mtg"), env: { ...process.env, ...services } };
    const { stdout } = await run(process.execPath, args, options);
    return JSON.parse(stdout) as { findings: readonly { deliberate: string | null }[]; brands: readonly unknown[] };
  };

  it("courseway-offers reads the app's own brand, blocks, content and prices", async () => {
    const { brands, findings } = await command("offers");

    expect(brands).toMatchObject([{ name: "mtg", timeZone: "America/Chicago" }]);
    expect(findings.filter(({ deliberate }) => deliberate === null)).toEqual([]);
  }, 120_000);

  it("courseway-audit asks the app's own blocks whether they show anything", async () => {
    const { brands, findings } = await command("audit");

    expect(brands).toEqual(["mtg"]);
    expect(findings.filter(({ deliberate }) => deliberate === null)).toEqual([]);
  }, 120_000);

  it("courseway-audit --confirm writes the list of promises that the app keeps", async () => {
    const folder = mkdtempSync(join(tmpdir(), "claims-"));
    const file = join(folder, "claims.json");
    const { findings } = await command("audit", "--claims", file, "--confirm");
    const written = readFileSync(file, "utf8");
    rmSync(folder, { recursive: true });

    expect(findings).toEqual([]);
    expect(written).toBe(readFileSync(claimsFile("mtg"), "utf8"));
  }, 120_000);

  it("courseway-audit fails when a price changes beside a promise that was confirmed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "claims-"));
    const file = join(folder, "claims.json");
    const list = readClaims(readFileSync(claimsFile("mtg"), "utf8"), "mtg");
    const facts = Object.entries(list.facts).map(([name, fact]) => [name, name.startsWith("price ") ? "$1" : fact]);
    writeFileSync(file, JSON.stringify({ ...list, facts: Object.fromEntries(facts) }));
    const failed = await command("audit", "--claims", file).catch((error: unknown) => error);
    rmSync(folder, { recursive: true });

    expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining("was “$1” and is “$") });
  }, 120_000);
});
