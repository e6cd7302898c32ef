import {
  type Block,
  type BlockContext,
  type BlockPorts,
  listingPage,
  type PageDialog,
  type PricingContext,
  pricingContext,
  type PageContext,
  type QuoteRequest,
  type Shortcode,
  type StructuredDataNode,
  type ViewInput,
} from "@courseway/blocks";
import type { Advice, BrandConfig } from "@courseway/brand";
import type { Page, PageBlock } from "@courseway/content-client";
import { earliestChange } from "@courseway/coupons";
import type { Quote } from "@courseway/pricing";
import { getMessage, type Report } from "@courseway/observability";
import type { ShortcodeComponents } from "@courseway/ui";
import type { ReactElement } from "react";
import { type Promotions, promotions } from "@courseway/chrome/promotions";
import { withHeading } from "./heading-override.ts";
import type { PageAddress } from "../content/find-address.ts";
import { findExpiry, selectCurrent } from "../content/current-content.ts";
import { type FetchQuotes, pageQuotes } from "./page-quotes.ts";
import { toldQuote } from "./told-quote.ts";
import { pageShortcodes } from "./page-shortcodes.ts";
import type { Snapshot } from "../content/snapshot.ts";
import { unreadDates, unreadDatesOfPage } from "../content/unread-dates.ts";

/** What this request alone asks of the page; all null on a cached page. */
export interface PageParams {
  /** The text that replaces the main heading. [RT-045] */
  readonly heading: string | null;
  /** The raw `page` parameter; what is no page of the page's listing counts as the first. */
  readonly listingPage: string | null;
}

/** Which page of a page's listing is shown, from 1, and how many there are. */
export interface ListingPosition {
  readonly page: number;
  readonly count: number;
}

/** One place in the page: what to render there, or why nothing is. */
export type Slot =
  | {
      readonly kind: "block";
      readonly name: string;
      readonly index: number;
      readonly render: () => ReactElement | null;
      /** The dialogs that it opens and other blocks may open as well, each to be drawn once. */
      readonly dialogs: () => readonly PageDialog[];
      /** What the block is shown without, for its editor: data, a price, what has a date that cannot be read; null where all of it shows. */
      readonly missing: string | null;
      /** Its fields as read. */
      readonly content: unknown;
      /** Epoch ms at which it shows something else by itself, or null. */
      readonly nextChange: number | null;
      /** What it sells, each with the price of everybody; an editor's preview alone asks. */
      readonly offers: () => readonly { readonly request: QuoteRequest; readonly quote: Quote | null }[];
    }
  | { readonly kind: "problem"; readonly name: string; readonly index: number; readonly reason: string };

/** A page, ready to be put into the template. */
export interface PageModel {
  readonly snapshot: Snapshot;
  readonly context: PageContext;
  /** What the page's islands share with its views: one reading of brand and offers. */
  readonly client: PricingContext;
  readonly slots: readonly Slot[];
  /** What the shortcodes of every rich text become, by name. [CH-001, CH-003] */
  readonly shortcodes: ShortcodeComponents;
  /** What of the site's promotions holds now: the prices and the banners of a page go by the same reading. */
  readonly promotion: Promotions;
  /** Dates of the site's sets and of the page's own fields that cannot be read. */
  readonly unreadDates: readonly Advice[];
  /** What the blocks tell search engines, in the page's order. [SEO-010] */
  readonly structuredData: readonly StructuredDataNode[];
  /** The description of the first block that has one, for a page without its own. [SEO-011] */
  readonly metaDescription: string | null;
  /** Whether any block shows a price. */
  readonly hasPrices: boolean;
  /** Epoch ms of the next moment at which the page shows something else by itself, or null. */
  readonly nextChange: number | null;
  /** When entries in the page's lists expire, epoch ms. */
  readonly expiries: readonly number[];
  /** 1 of 1 where there is no listing. */
  readonly listing: ListingPosition;
  /** False where a service did not give what the page asked for: it is to be tried again soon. */
  readonly isComplete: boolean;
}

/** What the page is made with; everything that is not content is an argument. */
export interface PageDeps {
  readonly brand: BrandConfig;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly shortcodes: readonly Shortcode[];
  readonly ports: BlockPorts;
  readonly quotes: FetchQuotes;
  readonly report: Report;
  readonly now: number;
}

/** A block that is to be shown, and what it said of itself before anything was asked for it. */
interface ResolvedBlock {
  readonly block: Block;
  readonly content: unknown;
  readonly context: BlockContext;
  readonly quotes: readonly QuoteRequest[];
  readonly nextChange: number | null;
  readonly metaDescription: string | null;
  readonly listingPages: number;
}

type QuoteOf = ViewInput<unknown, unknown>["findQuote"];

type BlockResolution =
  | { readonly item: PageBlock; readonly resolved: ResolvedBlock }
  | { readonly item: PageBlock; readonly resolved: null; readonly reason: string };

/** From what the content API said to what the template shows: prices in one call, data side by side, then views. */
export async function pageModel(
  address: PageAddress,
  snapshot: Snapshot,
  params: PageParams,
  deps: PageDeps,
): Promise<PageModel> {
  const { brand, now } = deps;
  const { value: live, expiries } = selectCurrent({ blocks: snapshot.page.blocks, globals: snapshot.globals }, now);
  const page = { ...snapshot.page, blocks: live.blocks };
  const { globals } = live;
  const promotion = promotions(globals, brand, now, page.header.hideStickyBanner);
  const unread = unreadDatesOfPage(globals, page, brand.timeZone);
  reportDates(unread, deps);
  const context: PageContext = {
    slug: address.slug,
    path: address.path,
    state: page.state,
    productIds: splitIds(page.analytics?.productId ?? ""),
    trustPilotSku: page.trustPilotSKU,
    categories: page.blogCategories,
    featured: globals.featuredEntries,
    listingPage: params.listingPage,
    pricesUntil: promotion.nextChange,
    offers: promotion.offers,
  };
  const asked = [...page.blocks, ...blocksOfPage(page, deps.blocks)];
  const pageBlocks = params.heading === null ? asked : withHeading(asked, params.heading, deps.blocks);
  const resolutions = pageBlocks.map((item, place) => {
    const earlier = pageBlocks.slice(0, place).filter(({ name }) => name === item.name).length;
    return resolveBlock(item, { brand, page: context, now, index: item.index, earlier }, deps);
  });
  const resolved = resolutions.flatMap((one) => (one.resolved === null ? [] : [one.resolved]));
  const client = pricingContext({ brand, page: context });
  const quoteRequests = resolved.flatMap(({ quotes }) => quotes);
  const named = resolved.map(({ block: { name }, content }) => ({ name, content }));
  const [findQuote, shortcodes, loaded] = await Promise.all([
    pageQuotes(quoteRequests, client, deps.quotes),
    pageShortcodes({ brand, page: context, now, blocks: named }, deps),
    Promise.all(resolved.map(async (one) => [one, await load(one, deps)] as const)),
  ]);
  const dataByBlock = new Map(loaded);
  // What a view is given may stand in the page's HTML; an editor's preview has the whole answer.
  const findReportedQuote: QuoteOf = (request) => toldQuote(findQuote(request));
  const buildInput = (one: ResolvedBlock) => {
    const { content, context: place } = one;
    return { content, context: place, findQuote: findReportedQuote, data: dataByBlock.get(one)?.data ?? null };
  };
  const slots = resolutions.map((one): Slot => {
    const { name, index } = one.item;
    if (one.resolved === null) return { kind: "problem", name, index, reason: one.reason };
    const { resolved: ready } = one;
    const owed = describeMissing(ready, dataByBlock.get(ready)?.hasFailed === true, findQuote);
    const dates = reportDates(unreadDates(ready.content, ready.block.fields, brand.timeZone), deps, ready.block.name);
    const missing = [owed, ...dates].filter((text) => text !== null).join(" ") || null;
    const offers = () => ready.quotes.map((request) => ({ request, quote: findQuote(request) }));
    const render = () => ready.block.render(buildInput(ready));
    const dialogs = () => ready.block.dialogs(buildInput(ready));
    const { content, nextChange: changes } = ready;
    return { kind: "block", name, index, render, dialogs, missing, content, nextChange: changes, offers };
  });
  const ownExpiry = findExpiry(page);
  const ends = ownExpiry !== null && ownExpiry > now ? ownExpiry : null;
  const nextChange = earliestChange([
    promotion.nextChange,
    ...expiries,
    ends,
    ...resolved.map((one) => one.nextChange),
  ]);
  // A product may have no price; that none of them has one is the commerce API's failure.
  const isPriced = quoteRequests.length === 0 || quoteRequests.some((one) => findQuote(one) !== null);
  const isComplete = isPriced && !shortcodes.hasFailed && loaded.every(([, { hasFailed }]) => !hasFailed);
  const structuredData = [
    ...resolved.flatMap((one) => listNodes(one.block, buildInput(one), deps)),
    ...shortcodes.structuredData,
  ];
  const metaDescription = resolved.find((one) => one.metaDescription !== null)?.metaDescription ?? null;
  const count = Math.max(1, ...resolved.map((one) => one.listingPages));
  const listing = { page: listingPage(params.listingPage, count), count };
  return {
    snapshot,
    context,
    client,
    slots,
    shortcodes: shortcodes.components,
    promotion,
    unreadDates: unread,
    hasPrices: quoteRequests.length > 0,
    structuredData,
    metaDescription,
    nextChange,
    listing,
    isComplete,
    expiries,
  };
}

/** Reports dates that cannot be read. Returns a message for the editor about each. */
function reportDates(unread: readonly Advice[], { report }: PageDeps, block?: string): readonly string[] {
  return unread.map(({ message, advice }) => {
    const reported = `${message} ${advice}`;
    const tags = { ...(block !== undefined && { block }) };
    report({ level: "warn", message: block === undefined ? reported : `Block ${block}: ${reported}`, tags });
    return reported;
  });
}

const splitIds = (text: string): readonly string[] =>
  text
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);

/** The blocks that the page's own fields ask for, behind the editors' and only where those have none of them. [ENT-003] */
function blocksOfPage(page: Page, blocks: ReadonlyMap<string, Block>): readonly PageBlock[] {
  const start = 1 + Math.max(-1, ...page.blocks.map(({ index }) => index));
  return [...blocks.values()]
    .flatMap(({ name, ofPage }) => {
      const content = page.blocks.some((one) => one.name === name) ? null : ofPage(page);
      return content === null ? [] : [{ name, content }];
    })
    .map(({ name, content }, place) => ({ kind: "block", name, index: start + place, content }));
}

/** What a block's own load gave; null data where it asks nothing or failed. */
interface LoadResult {
  readonly data: unknown;
  readonly hasFailed: boolean;
}

/** A block that cannot be shown, or whose rules throw, is a problem of its own and of no other block. */
function resolveBlock(item: PageBlock, context: BlockContext, { blocks, report }: PageDeps): BlockResolution {
  const omit = (reason: string, error?: unknown): BlockResolution => {
    const level = error === undefined ? "warn" : "error";
    const message = `Block ${item.name} (${item.index}) is left out: ${reason}`;
    report({ level, message, tags: { block: item.name }, ...(error === undefined ? {} : { error }) });
    return { item, resolved: null, reason };
  };
  if (item.kind === "problem") return omit(item.reason);
  const block = blocks.get(item.name);
  if (block === undefined) return omit(unregistered(item.name));
  const { content } = item;
  try {
    const resolved: ResolvedBlock = {
      block,
      content,
      context,
      quotes: block.quotes(content, context),
      nextChange: block.nextChange(content, context),
      listingPages: block.listingPages(content),
      metaDescription: block.metaDescription(content),
    };
    return { item, resolved };
  } catch (error) {
    return omit(getMessage(error), error);
  }
}

/** What a block tells search engines. Its fault costs the block nothing but that. */
function listNodes(
  block: Block,
  input: ViewInput<unknown, unknown>,
  { report }: PageDeps,
): readonly StructuredDataNode[] {
  try {
    return block.structuredData(input);
  } catch (error) {
    const message = `Block ${block.name} tells search engines nothing: ${getMessage(error)}`;
    report({ level: "error", message, tags: { block: block.name }, error });
    return [];
  }
}

/** What a service owed a block and did not give. */
function describeMissing({ quotes }: ResolvedBlock, hasFailed: boolean, findQuote: QuoteOf): string | null {
  if (hasFailed)
    return "It is shown without its data, because a service did not answer. Visitors see it so until it does.";
  const unpriced = quotes.find((request) => findQuote(request) === null);
  if (unpriced === undefined) return null;
  return `It is shown without the price of ${unpriced.productIds.join(", ")}. Check the product's id in commerce; if all prices are missing, commerce does not answer.`;
}

const unregistered = (name: string): string =>
  `no block of the name "${name}" is registered. Add it to the app's blocks or remove it from the page.`;

async function load({ block, content, context }: ResolvedBlock, { ports, report }: PageDeps): Promise<LoadResult> {
  try {
    return { data: block.load === null ? null : await block.load(content, context, ports), hasFailed: false };
  } catch (error) {
    report({
      level: "error",
      message: `Block ${block.name} is shown without its data: ${getMessage(error)}`,
      tags: { block: block.name },
      error,
    });
    return { data: null, hasFailed: true };
  }
}
