import type { VisitorStore } from "@courseway/visitor";
import type { EngineDependencies } from "./engine.ts";
import type { CurrentOffers } from "./current-offers.ts";
import type { Offer, PricingContext } from "./offer.ts";

interface PageOffers {
  current: CurrentOffers | null;
  readonly listeners: Set<() => void>;
}

/** Islands are React roots of their own, and an app's own pages have another bundle: what they share is kept here. */
const PAGE = Symbol.for("courseway.page-offers");

function ofPage(): PageOffers {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function writes it
  const known = Reflect.get(globalThis, PAGE) as PageOffers | undefined;
  const page = known ?? { current: null, listeners: new Set() };
  if (known === undefined) Reflect.set(globalThis, PAGE, page);
  return page;
}

/** The page's offers once something of them is not as the server wrote it; null before. */
export const pageOffers = (): CurrentOffers | null => ofPage().current;

/** Tells when the page has offers. @returns stops it */
export function onPageOffers(listener: () => void): () => void {
  const { listeners } = ofPage();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads what prices a page's offers once something of the page is not as the server wrote it: a visitor without coupons
 * downloads nothing more. [CP-026, CP-029]
 *
 * @returns stops waiting for it
 */
export function onceChanged(
  visitor: Pick<VisitorStore, "subscribe" | "getSnapshot">,
  load: () => Promise<CurrentOffers>,
  loaded: (offers: CurrentOffers) => void,
): () => void {
  let isAsked = false;
  const follow = () => {
    if (isAsked || visitor.getSnapshot().isAsServed) return;
    isAsked = true;
    load().then(loaded, (error: unknown) => {
      // The next change tries again; until then old prices stay.
      isAsked = false;
      console.warn(error);
    });
  };
  follow();
  return visitor.subscribe(follow);
}

/** What a page's offers are priced with, and whom they tell. */
export interface PageOffersOptions {
  readonly context: PricingContext;
  readonly store: VisitorStore;
  /** Says once for the whole page what became of the visitor's coupon. [CP-024] */
  readonly announce: (text: string) => void;
  /** Stand in for the browser in tests. */
  readonly dependencies?: Partial<EngineDependencies>;
}

/** Prices the page's offers from the first change on. @returns stops it */
export function startPageOffers({ context, store, announce, dependencies }: PageOffersOptions): () => void {
  let stop = (): void => {};
  const load = async (): Promise<CurrentOffers> =>
    (await import("./current-offers.ts")).pricedOffers(context, store, announce, dependencies);
  const stopWaiting = onceChanged(store, load, (current) => {
    stop = current.start();
    const page = ofPage();
    page.current = current;
    for (const listener of page.listeners) listener();
  });
  return () => {
    stopWaiting();
    stop();
  };
}

/** How long it takes at most, in ms, until the rules of offers are there and say what holds. */
const RULES_MS = 500;

/** When it is known what holds for the visitor; or after a while, where nothing does yet. */
const whenOffersHold = (store: Pick<VisitorStore, "getSnapshot" | "subscribe">): Promise<void> =>
  new Promise((resolve) => {
    const follow = (): void => {
      if (store.getSnapshot().offers !== null) end();
    };
    const stop = store.subscribe(follow);
    const timer = setTimeout(end, RULES_MS);
    function end(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
    follow();
  });

/**
 * Asks for the prices of a page's offers in one call, before the first of them is shown: their islands start one after the other.
 * Where it fails, each asks for its own. [CP-026]
 */
export async function askTogether(
  current: Pick<CurrentOffers, "fetchOfferQuotes">,
  store: Pick<VisitorStore, "getSnapshot" | "subscribe">,
  sold: readonly Pick<Offer, "request" | "quote" | "link">[],
): Promise<void> {
  await whenOffersHold(store);
  const { offers } = store.getSnapshot();
  if (offers === null || sold.length === 0) return;
  const requests = sold.map(({ request, link }) => ({ ...request, link }));
  await current
    .fetchOfferQuotes(
      requests,
      sold.map(({ quote }) => quote),
      offers,
    )
    .catch(() => undefined);
}
