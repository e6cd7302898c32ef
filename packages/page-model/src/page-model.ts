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
import {
  findExpiry,
  type PageAddress,
  selectCurrent,
  type Snapshot,
  unreadDates,
  unreadDatesOfPage,
} from "@courseway/site-content";
import { type FetchQuotes, pageQuotes, toPublicQuote } from "./page-quotes.ts";
import { pageShortcodes } from "./page-shortcodes.ts";

/** The request's own parameters; all null on a cached page. */
export interface PageParams {
  /** The text that replaces the main heading. [RT-045] */
  readonly heading: string | null;
  /** The raw `page` parameter. A number that the listing does not have counts as 1. */
  readonly listingPage: string | null;
}

/** The shown page of a listing, from 1, and the number of pages. */
export interface ListingPosition {
  readonly page: number;
  readonly count: number;
}

/** One row of the page: what to render, or why nothing is rendered. */
export type Slot =
  | {
      readonly kind: "block";
      readonly name: string;
      readonly index: number;
      readonly render: () => ReactElement | null;
      /** The dialogs that it opens. Other blocks may open the same ones; each is rendered once. */
      readonly dialogs: () => readonly PageDialog[];
      /** For the editor: what the block lacks, such as data, a price, or a part with an unreadable date; null if nothing. */
      readonly missing: string | null;
      /** Its fields as read. */
      readonly content: unknown;
      /** When it next changes by itself (epoch ms), or null. */
      readonly nextChange: number | null;
      /** What it sells, each with the public price. Only an editor's preview asks for it. */
      readonly offers: () => readonly { readonly request: QuoteRequest; readonly quote: Quote | null }[];
    }
  | { readonly kind: "problem"; readonly name: string; readonly index: number; readonly reason: string };

/** A page, ready for the template. */
export interface PageModel {
  readonly snapshot: Snapshot;
  readonly context: PageContext;
  /** The pricing context that the page's islands share with its views. */
  readonly client: PricingContext;
  readonly slots: readonly Slot[];
  /** The rendered shortcodes of rich texts, by name. [CH-001, CH-003] */
  readonly shortcodes: ShortcodeComponents;
  /** The site's active promotions. The page's prices and banners use the same value. */
  readonly promotion: Promotions;
  /** Unreadable dates of the global sets and of the page's own fields. */
  readonly unreadDates: readonly Advice[];
  /** The blocks' structured data, in the page's order. [SEO-010] */
  readonly structuredData: readonly StructuredDataNode[];
  /** The description of the first block that has one, for a page without its own. [SEO-011] */
  readonly metaDescription: string | null;
  /** Whether any block shows a price. */
  readonly hasPrices: boolean;
  /** When the page next changes by itself (epoch ms), or null. */
  readonly nextChange: number | null;
  /** When entries of the page's lists expire, in epoch ms. */
  readonly expiries: readonly number[];
  /** 1 of 1 without a listing. */
  readonly listing: ListingPosition;
  /** False if a service failed: the page should be rendered again soon. */
  readonly isComplete: boolean;
}

/** The page's inputs other than content. */
export interface PageDeps {
  readonly brand: BrandConfig;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly shortcodes: readonly Shortcode[];
  readonly ports: BlockPorts;
  readonly quotes: FetchQuotes;
  readonly report: Report;
  readonly now: number;
}

/** A block to show, and its needs, known before any request. */
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

/** Builds the page's model from content: prices in one call and data in parallel, then views. */
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
  const resolutions = pageBlocks.map((item, position) => {
    const earlier = pageBlocks.slice(0, position).filter(({ name }) => name === item.name).length;
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
  // A view's input may appear in the page's HTML, so it gets the public quote; an editor's preview gets all of it.
  const findPublicQuote: QuoteOf = (request) => toPublicQuote(findQuote(request));
  const buildInput = (one: ResolvedBlock) => {
    const { content, context: blockContext } = one;
    return { content, context: blockContext, findQuote: findPublicQuote, data: dataByBlock.get(one)?.data ?? null };
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
  const pageExpiry = findExpiry(page);
  const ends = pageExpiry !== null && pageExpiry > now ? pageExpiry : null;
  const nextChange = earliestChange([
    promotion.nextChange,
    ...expiries,
    ends,
    ...resolved.map((one) => one.nextChange),
  ]);
  // A single product may have no price. If none has one, the commerce API failed.
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
    shortcodes: shortcodes.buildComponents(findPublicQuote),
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

/** The blocks that the page's own fields add after the editors' blocks, unless those already include them. [ENT-003] */
function blocksOfPage(page: Page, blocks: ReadonlyMap<string, Block>): readonly PageBlock[] {
  const start = 1 + Math.max(-1, ...page.blocks.map(({ index }) => index));
  return [...blocks.values()]
    .flatMap(({ name, ofPage }) => {
      const content = page.blocks.some((one) => one.name === name) ? null : ofPage(page);
      return content === null ? [] : [{ name, content }];
    })
    .map(({ name, content }, position) => ({ kind: "block", name, index: start + position, content }));
}

/** A block that cannot be shown, or whose rules throw, becomes a problem; other blocks are unaffected. */
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

/** A block's structured data. If it throws, the block still shows. */
function listNodes(
  block: Block,
  input: ViewInput<unknown, unknown>,
  { report }: PageDeps,
): readonly StructuredDataNode[] {
  try {
    return block.structuredData(input);
  } catch (error) {
    reportBlock(report, `Block ${block.name} tells search engines nothing`, block.name, error);
    return [];
  }
}

const reportBlock = (report: Report, what: string, block: string, error: unknown): void =>
  report({ level: "error", message: `${what}: ${getMessage(error)}`, tags: { block }, error });

function describeMissing({ quotes }: ResolvedBlock, hasFailed: boolean, findQuote: QuoteOf): string | null {
  if (hasFailed)
    return "It is shown without its data, because a service did not answer. Visitors see it so until it does.";
  const unpriced = quotes.find((request) => findQuote(request) === null);
  if (unpriced === undefined) return null;
  return `It is shown without the price of ${unpriced.productIds.join(", ")}. Check the product's id in commerce; if all prices are missing, commerce does not answer.`;
}

const unregistered = (name: string): string =>
  `no block of the name "${name}" is registered. Add it to the app's blocks or remove it from the page.`;

async function load({ block, content, context }: ResolvedBlock, { ports, report }: PageDeps) {
  try {
    const data: unknown = block.load === null ? null : await block.load(content, context, ports);
    return { data, hasFailed: false };
  } catch (error) {
    reportBlock(report, `Block ${block.name} is shown without its data`, block.name, error);
    return { data: null, hasFailed: true };
  }
}
