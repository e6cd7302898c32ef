import { createElement } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readHtml } from "../../../../packages/editor-tools/src/site/drawn-block.tsx";
import type { DynamicOptions } from "../open-site.ts";
import { PREVIEW_TOKEN, type ServedSite, servedSite } from "../served-site.ts";
import { rehearsed, type RehearsedHere } from "./rehearsed.ts";
import { BLACK_FRIDAY, servedInput } from "./written-site.ts";

const { now: NOW } = BLACK_FRIDAY;

/** Replaces the panel: with it, the page reports which element belongs to which row. */
const Frame: NonNullable<DynamicOptions["Frame"]> = ({ inspection }) =>
  createElement("pre", { "data-told": "" }, JSON.stringify(inspection.blocks.map(({ offers }) => offers)));

let site: ServedSite;
let here: RehearsedHere;
beforeAll(async () => {
  vi.stubEnv("RATE_LIMITS", "off");
  const input = servedInput(BLACK_FRIDAY.site(), NOW);
  const drafts = { soon: { title: "Soon", pageTitle: "Soon", baseComponents: [] } };
  site = await servedSite({ ...input, content: { ...input.content, drafts }, live: { Frame } });
  here = await rehearsed(site, BLACK_FRIDAY);
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

test("a rehearsed page has the words, links and banners of the site's own page at each of its moments [PB-001, PB-006, PB-010, PB-011, CP-013, CP-017, PR-009]", async () => {
  const { rehearsal, site: rehearsedSite } = here;
  const seen = { blocks: 0, banners: 0, links: 0 };
  for (const { path, states } of rehearsal.pages)
    for (const { from, isPublished, blocks, views } of states) {
      // The time machine works in whole seconds.
      const at = Math.floor(from / 1000) * 1000 + (from === NOW ? 0 : 1000);
      const address = new URL(rehearsedSite.address(path, at, null, PREVIEW_TOKEN));
      if (!isPublished) continue;
      const document = await site.page(address.pathname + address.search);
      const shown = blocks
        .filter(({ words }) => words !== "")
        .map((block) => {
          const element = document.querySelector(`[data-inspected-block="${block.index}"]`);
          return [block, readHtml(element?.outerHTML ?? "")] as const;
        });
      for (const [block, there] of shown) {
        expect(there.words, `${path} ${block.name}`).toBe(block.words);
        expect(there.links).toEqual(block.links);
        seen.blocks += 1;
        seen.links += block.links.length;
      }
      const banners = [...document.querySelectorAll("[data-banner]:not([hidden])")];
      expect(new Set(banners.map((banner) => banner.getAttribute("data-banner")))).toEqual(
        new Set((views[0]?.banners ?? []).map(({ banner }) => (banner === "offer" ? "offer" : `${banner}-promo`))),
      );
      for (const { words } of views[0]?.banners ?? []) {
        expect(banners.map((banner) => readHtml(banner.innerHTML).words).join(" ")).toContain(words);
        seen.banners += 1;
      }
    }
  expect(seen.blocks).toBeGreaterThan(60);
  expect(seen.banners).toBeGreaterThan(40);
  expect(seen.links).toBeGreaterThan(60);
}, 120_000);

test("nothing of a page changes between two moments of the rehearsal", async () => {
  const { rehearsal, site: rehearsedSite } = here;
  for (const { path, states } of rehearsal.pages)
    for (const [index, { isPublished, blocks }] of states.entries()) {
      const next = states[index + 1];
      if (!isPublished || next === undefined) continue;
      const address = new URL(
        rehearsedSite.address(path, Math.floor((next.from - 1) / 1000) * 1000, null, PREVIEW_TOKEN),
      );
      const document = await site.page(address.pathname + address.search);
      for (const block of blocks) {
        const element = document.querySelector(`[data-inspected-block="${block.index}"]`);
        const { words, links } = readHtml(element?.outerHTML ?? "");
        expect([words, links], `${path} before ${new Date(next.from).toISOString()}`).toEqual([
          block.words,
          block.links,
        ]);
      }
    }
}, 120_000);
