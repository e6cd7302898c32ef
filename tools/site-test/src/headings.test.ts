import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@courseway/workspace/local";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apps, type Family, family } from "./family.ts";

let sites: Family;
beforeAll(async () => {
  sites = await family();
});
afterAll(() => sites[Symbol.asyncDispose]());

/** Fields that may contain a page's main heading, by handle. */
const HEADINGS =
  /\b(?:heroTitle|sectionTitle|topProductTitle|rsaTitle|productPickerHeading|ambassadorInviteTitle|referralTitle):/gu;

/** Pages that together contain every kind of heading that editors gave a brand. */
function listPaths(name: string): readonly string[] {
  const folder = join(root, "tools/sandbox/content", name, "pages");
  const seen = new Set<string>();
  const files = readdirSync(folder).filter((file) => {
    const kinds = readFileSync(join(folder, file), "utf8").match(HEADINGS) ?? [];
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew;
  });
  return files.map((file) => (file === "home.yaml" ? "/" : `/${file.replace(/\.yaml$/u, "").replaceAll("--", "/")}/`));
}

const SLOT = "\uFDD0";
const HEADING = "Your license, your way: start in May";
const QUERY = `?hlText=${encodeURIComponent(HEADING)}`;

/** Removes the remaining time, which changes every minute, and the render time, which always changes. */
const still = (html: string): string => html.replaceAll(/<b>\d+<\/b> <small>|"renderedAt":\d+/gu, "");

test.each([...apps.keys()])(
  "%s: a page that is kept for every heading is, filled with a visitor's, the page that is rendered for it [RT-045]",
  async (name) => {
    const site = sites.getSite(name);
    // The first request also reads the list of pages, which later pages need to describe their own place.
    await site.page("/");
    let filled = 0;
    for (const path of listPaths(name)) {
      const stored = (await site.pageWithSlots(path)).documentElement.outerHTML;
      const rendered = (await site.page(`${path}${QUERY}`)).documentElement.outerHTML;
      filled += stored.includes(SLOT) ? 1 : 0;
      expect([path, still(stored.replaceAll(SLOT, HEADING)) === still(rendered)]).toEqual([path, true]);
      expect(rendered.includes(HEADING)).toBe(stored.includes(SLOT));
    }
    expect(filled).toBeGreaterThan(0);
  },
);

test("so is a later page of a listing [RT-045]", async () => {
  const site = sites.getSite("ace");
  const stored = await site.pageWithSlots("/career-center/?page=2");
  const rendered = await site.page(`/career-center/${QUERY}&page=2`);
  expect(still(stored.documentElement.outerHTML.replaceAll(SLOT, HEADING))).toBe(
    still(rendered.documentElement.outerHTML),
  );
  expect(rendered.querySelector("h1")?.textContent).toBe(HEADING);
  expect(stored.querySelector('a[aria-label="Page 2"]')?.getAttribute("aria-current")).toBe("page");
});
