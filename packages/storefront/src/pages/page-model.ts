import { type Block, type BlockContext, type BlockPorts, clientContext, type PageContext } from "@courseway/blocks";
import type { BrandConfig } from "@courseway/brand";
import type { PageBlock } from "@courseway/content-client";
import { earliestChange } from "@courseway/coupons";
import type { Report } from "@courseway/services";
import type { ReactElement } from "react";
import { type Promotions, promotions } from "../promotions/promotions.ts";
import { withHeading } from "./heading-override.ts";
import type { PageAddress } from "./page-address.ts";
import { type AskQuotes, pageQuotes } from "./page-quotes.ts";
import type { Snapshot } from "./page-store.ts";

/** What this request alone asks of the page; all null on a cached page. */
export interface Request {
  /** The text that replaces the main heading. [RT-045] */
  readonly heading: string | null;
  /** The raw `page` parameter. */
  readonly listingPage: string | null;
}

/** One place in the page: what to render there, or why nothing is. */
export type Slot =
  | {
      readonly kind: "block";
      readonly name: string;
      readonly index: number;
      readonly render: () => ReactElement | null;
    }
  | { readonly kind: "problem"; readonly name: string; readonly index: number; readonly reason: string };

/** A page, ready to be put into the template. */
export interface PageModel {
  readonly snapshot: Snapshot;
  readonly context: PageContext;
  readonly slots: readonly Slot[];
  /** What of the site's promotions holds now: the prices and the banners of a page go by the same reading. */
  readonly promotion: Promotions;
  /** Epoch ms of the next moment at which the page shows something else by itself, or null. */
  readonly nextChange: number | null;
}

/** What the page is made with; everything that is not content is an argument. */
export interface PageTools {
  readonly brand: BrandConfig;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly ports: BlockPorts;
  readonly quotes: AskQuotes;
  readonly report: Report;
  readonly now: number;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Known {
  readonly block: Block;
  readonly content: unknown;
  readonly context: BlockContext;
}

/** From what the content API said to what the template shows: prices in one call, data side by side, then views. */
export async function pageModel(
  address: PageAddress,
  snapshot: Snapshot,
  request: Request,
  tools: PageTools,
): Promise<PageModel> {
  const { brand, now } = tools;
  const { page, globals } = snapshot;
  const promotion = promotions(globals, brand.timeZone, now, page.header.hideStickyBanner);
  const context: PageContext = {
    slug: address.slug,
    path: address.path,
    state: page.state,
    listingPage: request.listingPage,
    coupons: promotion.coupons,
  };
  const pageBlocks = request.heading === null ? page.blocks : withHeading(page.blocks, request.heading);
  const known = pageBlocks.map((item) => knownOf(item, { brand, page: context, now, index: item.index }, tools));
  const [quoteOf, data] = await Promise.all([
    pageQuotes(
      known.filter((item) => item !== null),
      clientContext({ brand, page: context, now }),
      tools.quotes,
    ),
    Promise.all(known.map((item) => load(item, tools))),
  ]);
  const slots = pageBlocks.map((item, index): Slot => {
    const found = known[index];
    if (!found) return { kind: "problem", name: item.name, index: item.index, reason: reasonOf(item) };
    const input = { content: found.content, context: found.context, data: data[index] ?? null, quoteOf };
    return { kind: "block", name: item.name, index: item.index, render: () => found.block.render(input) };
  });
  const changes = known.map((item) => item?.block.nextChange(item.content, item.context) ?? null);
  return { snapshot, context, slots, promotion, nextChange: earliestChange([promotion.nextChange, ...changes]) };
}

function knownOf(item: PageBlock, context: BlockContext, { blocks, report }: PageTools): Known | null {
  const block = blocks.get(item.name);
  if (item.kind === "block" && block) return { block, content: item.content, context };
  report({
    level: "warn",
    message: `Block ${item.name} (${item.index}) is left out: ${reasonOf(item)}`,
    tags: { block: item.name },
  });
  return null;
}

const reasonOf = (item: PageBlock): string =>
  item.kind === "problem"
    ? item.reason
    : `no block of the name "${item.name}" is registered. Add it to the app's blocks or remove it from the page.`;

async function load(item: Known | null, { ports, report }: PageTools): Promise<unknown> {
  if (item === null) return null;
  const { block, content, context } = item;
  try {
    return block.load === null ? null : await block.load(content, context, ports);
  } catch (error) {
    report({ level: "error", message: `Block ${block.name} is shown without its data: ${messageOf(error)}`, error });
    return null;
  }
}
