import { type BlockPorts, defineShortcode, shortcodes, type ShortcodeContext } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import type { ReportEvent } from "@courseway/observability";
import { NO_OFFERS } from "@courseway/visitor/offers";
import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { pageShortcodes } from "./page-shortcodes.ts";

type Rating = Awaited<ReturnType<BlockPorts["brandRating"]>>;

function build(content: unknown, brandRating: () => Promise<Rating>, trustpilotId: string | null = "id") {
  const events: ReportEvent[] = [];
  const ports: BlockPorts = { brandRating, schedule: () => Promise.resolve([]) };
  const context: ShortcodeContext = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stars read these two of a brand
    brand: { trustpilotId, hostName: "www.example.com" } as BrandConfig,
    page: {
      slug: "p",
      path: "/p/",
      state: null,
      listingPage: null,
      offers: NO_OFFERS,
    },
    now: 0,
    blocks: [{ name: "accordion", content }],
  };
  return { events, made: pageShortcodes(context, { shortcodes, ports, report: (event) => void events.push(event) }) };
}

const text = { rows: [{ html: "<p>Rated [trustpilotStars]</p>" }] };

async function renderStars(brandRating: () => Promise<Rating>, attributes = {}) {
  const { events, made } = build(text, brandRating);
  const { buildComponents, hasFailed } = await made;
  const node = buildComponents(() => null)["trustpilotStars"]?.(attributes);
  return { html: isValidElement(node) ? renderToStaticMarkup(node) : node, hasFailed, events };
}

describe("the trust stars in a text", () => {
  it("show the brand's rating, with the editor's classes, and lead to its reviews [CH-003]", async () => {
    const { html } = await renderStars(() => Promise.resolve({ score: 4.7, total: 1234 }), { cssClasses: "big" });
    expect(html).toMatch(
      /^<span class="big"><a [^>]*href="https:\/\/www\.trustpilot\.com\/review\/www\.example\.com"/u,
    );
    expect(html).toContain("4.7 out of 5, 1,234 reviews");
  });

  it.each([null, { score: 0, total: 0 }])("stay hidden where the service says %j [TR-003, ERR-014]", async (rating) => {
    expect(await renderStars(() => Promise.resolve(rating))).toEqual({ html: null, hasFailed: false, events: [] });
  });

  it("stay hidden while the service fails, which is reported, and the page is tried again soon [ERR-014]", async () => {
    const { html, hasFailed, events } = await renderStars(() => Promise.reject(new Error("no answer")));
    expect({ html, hasFailed }).toEqual({ html: null, hasFailed: true });
    expect(events).toMatchObject([
      { level: "error", message: "The shortcode trustpilotStars is shown without its data: no answer" },
    ]);
  });

  it("are asked for once, only where a text holds them and the brand has a trust id [TR-005]", async () => {
    const ask = vi.fn(() => Promise.resolve({ score: 5, total: 1 }));
    await build({ html: "<p>no stars</p>", count: 3, none: null }, ask).made;
    await build(text, ask, null).made;
    expect(ask).not.toHaveBeenCalled();
    await build([text, text], ask).made;
    expect(ask).toHaveBeenCalledOnce();
  });
});

it("gives a shortcode its attributes, and what the page's blocks hold [CH-001, CH-002]", async () => {
  const picker = defineShortcode({
    name: "productPicker",
    render: ({ attributes: { key }, context }) => `${key} of ${context.blocks.map(({ name }) => name).join()}`,
  });
  const { made } = build(text, () => Promise.resolve(null));
  await made;
  const context: ShortcodeContext = { ...({} as ShortcodeContext), blocks: [{ name: "layout", content: {} }] };
  const ports = {} as BlockPorts;
  const { buildComponents } = await pageShortcodes(context, { shortcodes: [picker], ports, report: vi.fn() });
  expect(buildComponents(() => null)["productPicker"]?.({ key: "texas" })).toBe("texas of layout");
});
