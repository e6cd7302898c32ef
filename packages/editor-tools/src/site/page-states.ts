import { captureOffer, offerView, priceCodes } from "@courseway/blocks";
import type { quoteBatch } from "@courseway/blocks/offer";
import { type BrandConfig, pathOfEntry } from "@courseway/brand";
import { craftMoment, type Globals, type Page } from "@courseway/content-client";
import { earliestChange, graphicPromo, isCheckoutLink, linkCodes, parseWindow } from "@courseway/coupons";
import { emailCapture, saleActive } from "@courseway/coupons/emailed";
import type { VisitorSettings, VisitorSnapshot } from "@courseway/visitor";
import type { ActiveOffers } from "@courseway/visitor/offers";
import { decorateLink, linkContext } from "@courseway/chrome/links";
import { findAddress } from "@courseway/site-content";
import { type PageDeps, pageModel, type PageModel } from "@courseway/page-model";
import { visitorSettings } from "@courseway/chrome/promotions";
import type { StorefrontEnv } from "@courseway/storefront/commands";
import { type Drawings, readHtml } from "./drawn-block.tsx";
import type {
  HandedLink,
  PageState,
  PageView,
  RehearsalVisitor,
  RehearsedPage,
  ShownBanner,
  ShownBlock,
  ShownPrice,
} from "@courseway/visitor/simulated";
import { visitorSnapshot } from "./visitor-snapshot.ts";

/** The context that all pages of a rehearsal share. */
export interface RehearsalDeps extends Omit<PageDeps, "now" | "ports"> {
  readonly env: Pick<StorefrontEnv, "SITE_ENV">;
  /** The services that blocks may call at a moment (epoch ms). */
  readonly portsAt: (now: number) => PageDeps["ports"];
  /** The prices of all pages, each requested once. */
  readonly quote: ReturnType<typeof quoteBatch>;
  readonly drawings: Drawings;
}

/** One page with the global sets, and the time span of the rehearsal (epoch ms). */
export interface RehearsalTime {
  readonly from: number;
  readonly to: number;
  readonly visitors: readonly RehearsalVisitor[];
}

/** The maximum number of states. More cannot come from editors' dates: something changes with the clock itself. */
const MOST_STATES = 400;

const BLINK_MS = 1000;

const NO_PROMO = { visible: false, nextChange: null };

/** The email capture at the foot of a page, which is hidden during a sale. */
function captureAt(model: PageModel, brand: BrandConfig, now: number) {
  const { page, globals } = model.snapshot;
  const capture = page.emailCapture ?? globals.emailCapture;
  const offer = captureOffer(capture, brand);
  if (capture === null || offer === null) return null;
  const promo = model.promotion.page.graphicPromo;
  const window = parseWindow(capture.saleStart, capture.saleEnd, brand.timeZone);
  const sale = saleActive(window, promo ? graphicPromo(promo, now) : NO_PROMO, now);
  return { coupon: offer.coupon, sale };
}

/** The coupon of the email capture, if this visitor sees it. */
function formFor(
  { dismissed, ambassador, isEmailMinimized }: VisitorSnapshot,
  capture: ReturnType<typeof captureAt>,
): string | null {
  if (capture === null) return null;
  const { visible } = emailCapture({
    enabled: true,
    hasList: true,
    dismissed: dismissed.includes(capture.coupon),
    ambassador: ambassador !== null,
    sale: capture.sale,
    scroll: { now: 1, most: Number.MAX_SAFE_INTEGER },
    minimized: isEmailMinimized,
  });
  return visible ? capture.coupon : null;
}

function listBanners(model: PageModel, { topPromo, offerBanner, graphicPromo: graphic }: ActiveOffers): ShownBanner[] {
  const { promotion } = model;
  const shown = (
    banner: ShownBanner["banner"],
    { phase, countdownTo }: ActiveOffers["topPromo"],
    html: string | null,
    links: readonly (string | null)[] = [],
  ): ShownBanner[] => {
    if (phase === "hidden" || html === null) return [];
    const read = readHtml(html);
    const all = [...read.links.map(({ href }) => href), ...links].filter((link) => link !== null);
    return [{ banner, phase, words: read.words, links: all, ends: countdownTo }];
  };
  const { topPromo: top, offer, graphicPromo: picture } = promotion;
  return [
    ...shown("top", topPromo, top === null ? null : topPromo.phase === "reset" ? top.resetHtml : top.html),
    ...shown("offer", offerBanner, offer?.html ?? null, [offer?.link ?? null]),
    ...shown("graphic", graphic, picture?.graphicBannerContent ?? null),
  ];
}

const productsIn = (href: string): readonly string[] =>
  (new URL(href, "https://x.invalid").searchParams.get("productId") ?? "").split(",").filter(Boolean);

function handedLinks(
  blocks: readonly ShownBlock[],
  model: PageModel,
  brand: BrandConfig,
  visitor: VisitorSnapshot,
): readonly HandedLink[] {
  const context = linkContext(brand, model.promotion.offers);
  return blocks.flatMap(({ index, links }) =>
    links.flatMap(({ name, href: written }) => {
      if (!isCheckoutLink(written, brand.checkoutUrl)) return [];
      const href = decorateLink(written, context, visitor);
      const codes = linkCodes(href, { codes: [], policy: context.policy, pageUrl: visitor.url });
      return [{ block: index, name, href, products: productsIn(href), codes }];
    }),
  );
}

async function listPrices(
  model: PageModel,
  offers: ActiveOffers,
  { quote }: RehearsalDeps,
): Promise<readonly ShownPrice[]> {
  const page = { ...model.client, offers };
  const sold = model.slots.flatMap((slot) =>
    slot.kind === "block" ? slot.offers().map((offer) => ({ ...offer, block: slot.index })) : [],
  );
  return Promise.all(
    sold
      .filter(({ request }) => request.productIds.length > 0)
      .map(async ({ request, block, quote: first }): Promise<ShownPrice> => {
        const asked = priceCodes(request, page);
        const answer = (await quote({ productIds: request.productIds, couponCodes: asked })) ?? first;
        const view = offerView({ request, quote: answer, link: request.link ?? null, state: null }, page);
        return {
          block,
          products: request.productIds,
          asked,
          taken: answer?.couponCode ?? null,
          final: view.price?.final ?? null,
          original: answer?.originalPrice ?? null,
          text: view.price?.finalText ?? null,
          compareAt: view.price?.compareAtText ?? null,
          href: view.href,
        };
      }),
  );
}

/** A page in one state. */
interface Shown {
  readonly model: PageModel;
  readonly blocks: readonly ShownBlock[];
  readonly settings: VisitorSettings;
}

/** The views of one page. Visitors and states with equal inputs share one. */
class Views {
  readonly #cache = new Map<string, Promise<PageView>>();
  readonly #deps: RehearsalDeps;

  constructor(deps: RehearsalDeps) {
    this.#deps = deps;
  }

  view(visitor: RehearsalVisitor, shown: Shown): Promise<PageView> {
    const { brand, drawings } = this.#deps;
    const { model, blocks, settings } = shown;
    const { path, slug } = model.context;
    const now = model.promotion.renderedAt;
    const snapshot = visitorSnapshot(visitor, { page: new URL(path, brand.url).href, now, settings });
    const offers = snapshot.offers ?? model.promotion.offers;
    const campaign = brand.referralProgram?.campaignId;
    const own = {
      emailForm: formFor(snapshot, captureAt(model, brand, now)),
      welcome: slug === "home" && snapshot.ambassador !== null && snapshot.ambassador === campaign,
    };
    const { url, emailed, handedConsent } = snapshot;
    const drawn = blocks.map((block) => drawings.getId(block)).join();
    const key = JSON.stringify([drawn, offers, own, url, emailed.codes, handedConsent]);
    const cached = this.#cache.get(key) ?? this.#make(shown, snapshot, offers, own);
    this.#cache.set(key, cached);
    return cached;
  }

  async #make(
    { model, blocks }: Shown,
    snapshot: VisitorSnapshot,
    offers: ActiveOffers,
    own: Pick<PageView, "emailForm" | "welcome">,
  ): Promise<PageView> {
    return {
      codes: offers.codes,
      banners: listBanners(model, offers),
      prices: await listPrices(model, offers, this.#deps),
      handed: handedLinks(blocks, model, this.#deps.brand, snapshot),
      ...own,
    };
  }
}

const notPublished = (from: number): PageState => ({ from, isPublished: false, blocks: [], views: [] });

/**
 * Every state of a page between two moments, for every visitor, by the same page model, blocks, banners and link rules as on the site.
 * The page model gives the next change.
 */
export async function rehearsePage(
  { page, globals }: { readonly page: Page; readonly globals: Globals },
  { from, to, visitors }: RehearsalTime,
  deps: RehearsalDeps,
): Promise<RehearsedPage> {
  const { brand, quotes } = deps;
  const path = pathOfEntry(page.slug, brand);
  const address = findAddress(path, brand);
  const [publishedAt, expiresAt] = [craftMoment(page.postDate), craftMoment(page.expiryDate)];
  const states: PageState[] = [];
  const views = new Views(deps);
  let now: number | null = from;
  while (now !== null && now <= to && states.length < MOST_STATES) {
    if (address === null || (expiresAt !== null && now >= expiresAt)) {
      states.push(notPublished(now));
      break;
    }
    if (publishedAt !== null && now < publishedAt) {
      states.push(notPublished(now));
      now = publishedAt;
      continue;
    }
    const at: number = now;
    const model = await pageModel(
      address,
      { page, globals },
      { heading: null, listingPage: null },
      { ...deps, quotes, ports: deps.portsAt(at), now: at },
    );
    const settings = visitorSettings(deps, model.promotion, page.emailCapture ?? globals.emailCapture);
    const blocks = await Promise.all(model.slots.map((slot) => deps.drawings.block(slot, model, settings)));
    const shown = { model, blocks, settings };
    // Skip states shorter than a second: some windows open a millisecond after the moment.
    const last = states.at(-1);
    const isBlink = last !== undefined && at - last.from < BLINK_MS;
    if (isBlink) states.pop();
    states.push({
      from: isBlink ? last.from : at,
      isPublished: true,
      blocks,
      views: await Promise.all(visitors.map((visitor) => views.view(visitor, shown))),
    });
    now = earliestChange([model.nextChange, captureAt(model, brand, at)?.sale.nextChange ?? null]);
  }
  return { path, states };
}
