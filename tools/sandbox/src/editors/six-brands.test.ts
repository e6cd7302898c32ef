import { declarations as blocks } from "@courseway/blocks/declarations";
import { auditFindings, judgedFindings, linkedPaths, offersReport, readClaims } from "@courseway/editor-tools";
import { brandNames, root } from "@courseway/workspace/local";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { NOW, runningSandbox } from "../testing/running.ts";
import { editorSettings } from "./calendar-routes.ts";
import { type ReadBrand, readBrands } from "./read-brands.ts";

const sandbox = runningSandbox();

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
