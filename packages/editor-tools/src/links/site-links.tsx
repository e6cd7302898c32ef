import { BlocksProvider } from "@courseway/blocks/offer";
import type { Globals } from "@courseway/content-client";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { Frame, getYear, Banners, GraphicPromoBanner } from "@courseway/chrome";
import {
  BlockSlot,
  contentClient,
  createHost,
  type Host,
  PageDialogs,
  type Site,
} from "@courseway/storefront/commands";
import { findAddress } from "@courseway/site-content";
import { pageModel, type PageModel } from "@courseway/page-model";
import { visitorSettings } from "@courseway/chrome/promotions";
import { indexedPages } from "@courseway/site-content/site-index";
import { type ReadLink, readLinks } from "../site/read-links.ts";
import { followedLink, type LinkVisitor, linkVisitors, withOverride } from "./visitors.ts";

/** A link of a page, and its target for each visitor, in the order of the visitors. */
export interface ReportedLink {
  readonly block: string;
  readonly name: string;
  readonly targets: readonly string[];
}

export interface ReportedPage {
  readonly path: string;
  readonly links: readonly ReportedLink[];
}

export interface LinkReport {
  readonly brand: string;
  readonly visitors: readonly LinkVisitor[];
  readonly pages: readonly ReportedPage[];
}

/** The number of pages to request at a time. */
const AT_ONCE = 6;

/** The links of each block of a page, and on the first page those of the site's banners, header and footer. */
async function readPageLinks(
  model: PageModel,
  { chrome }: Site,
  host: Host,
): Promise<readonly (ReadLink & { readonly block: string })[]> {
  const { brand, report } = host;
  const { page, globals } = model.snapshot;
  const settings = visitorSettings(host, model.promotion, page.emailCapture ?? globals.emailCapture);
  const linksIn = async (block: string, node: ReactNode) => {
    // Waits for islands that load late.
    const { prelude } = await prerender(
      <BlocksProvider context={model.client} visitor={settings}>
        {node}
      </BlocksProvider>,
    );
    return readLinks(await new Response(prelude).text()).map((link) => ({ ...link, block }));
  };
  const { shortcodes } = model;
  const ofSlots = model.slots.map((slot) =>
    linksIn(
      `${slot.index + 1} ${slot.name}`,
      <BlockSlot slot={slot} showErrors={false} report={report} shortcodes={shortcodes} />,
    ),
  );
  ofSlots.push(linksIn("dialogs", <PageDialogs slots={model.slots} report={report} shortcodes={shortcodes} />));
  const { path } = model.context;
  if (path !== "/") return (await Promise.all(ofSlots)).flat();
  const frame = (
    <Frame chrome={chrome} brand={brand} options={page.header} path={path} year={getYear(model.promotion.renderedAt)} />
  );
  const { promotion } = model;
  const ofChrome = [
    linksIn("top promo banner", <Banners promotions={{ ...promotion, offer: null }} />),
    linksIn("offer banner", <Banners promotions={{ ...promotion, topPromo: null }} />),
    linksIn("graphic promo banner", <GraphicPromoBanner promotions={promotion} />),
    linksIn("header and footer", frame),
  ];
  return (await Promise.all([...ofChrome, ...ofSlots])).flat();
}

async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- the services are asked for some pages at a time
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results;
}

/**
 * Every link of every published page of a site, and its target for each visitor, by the site's own rules. Services come from the
 * environment; the addresses of site and checkout are the brand's unless the environment overrides them.
 * @param at the moment of the render, in epoch ms
 */
export async function siteLinks(site: Site, at: number): Promise<LinkReport> {
  const host = createHost(site);
  const { brand, blocks, shortcodes, ports, commerce, report } = host;
  const content = contentClient(host.env, brand, site.blocks, report);
  const globals = await content.globals();
  const visitors = linkVisitors(brand, globals.emailCapture?.coupon ?? null);
  const deps = { brand, blocks, shortcodes, ports, quotes: commerce.quotes, report, now: at };

  const reportPages = async (path: string): Promise<readonly ReportedPage[]> => {
    const address = findAddress(path, brand);
    if (address === null) return [];
    const page = await content.page({ slug: address.slug, blog: address.blog });
    const modelWith = (sets: Globals) =>
      pageModel(address, { page, globals: sets }, { heading: null, listingPage: null }, deps);
    const [plain, during] = await Promise.all([modelWith(globals), modelWith(withOverride(globals, at))]);
    const [linksPlain, linksDuring] = await Promise.all(
      [plain, during].map((model) => readPageLinks(model, site, host)),
    );
    // The simulated promotion adds a banner, so a link is found by its index in its block.
    const rest = new Map<string, ReadLink[]>();
    for (const link of linksDuring ?? []) rest.set(link.block, [...(rest.get(link.block) ?? []), link]);
    const links = (linksPlain ?? []).map((one) => {
      const same = rest.get(one.block)?.shift();
      return {
        block: one.block,
        name: one.name,
        targets: visitors.map((visitor) => {
          const { promotion } = visitor.isDuringOverride ? during : plain;
          const link = visitor.isDuringOverride ? (same?.href ?? one.href) : one.href;
          return followedLink(link, { path, brand, promotion }, visitor);
        }),
      };
    });
    return [{ path, links }];
  };
  const listed = indexedPages(await content.pages(null), brand);
  const pages = await inGroups(listed, ({ path }) => reportPages(path));
  return { brand: brand.id, visitors, pages: pages.flat() };
}
