import type { VisitorStore } from "@courseway/visitor";
import type { EngineDependencies } from "./engine.ts";
import type { CurrentOffers } from "./current-offers.ts";
import type { Offer, PricingContext } from "./offer.ts";

interface PageOffers {
  current: CurrentOffers | null;
  readonly listeners: Set<() => void>;
}

/**
 * The property of `globalThis` with the page's shared offers. Each island is its own React root, and an app's own pages
 * have another bundle, so a module cannot share them.
 */
const PAGE = Symbol.for("courseway.page-offers");

function ofPage(): PageOffers {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function writes it
  const shared = Reflect.get(globalThis, PAGE) as PageOffers | undefined;
  const page = shared ?? { current: null, listeners: new Set() };
  if (shared === undefined) Reflect.set(globalThis, PAGE, page);
  return page;
}

/** The page's offers; null while the server's HTML is right for the visitor. */
export const pageOffers = (): CurrentOffers | null => ofPage().current;

/** Calls back when the page has offers. @returns stops it */
export function onPageOffers(listener: () => void): () => void {
  const { listeners } = ofPage();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads the code that prices a page's offers when the server's HTML is no longer right for the visitor. A visitor
 * without coupons downloads nothing more. [CP-026, CP-029]
 *
 * @returns stops waiting for the change
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
      // The next change tries again. Until then the old prices stay.
      isAsked = false;
      console.warn(error);
    });
  };
  follow();
  return visitor.subscribe(follow);
}

/** How to price a page's offers, and where to announce the result. */
export interface PageOffersOptions {
  readonly context: PricingContext;
  readonly store: VisitorStore;
  /** Announces the result of the visitor's coupon, once for the whole page. [CP-024] */
  readonly announce: (text: string) => void;
  /** Replacements for browser functions in tests. */
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

/** How long to wait at most, in ms, until the offer rules are loaded and the visitor's offers are known. */
const RULES_MS = 500;

/** Resolves when the visitor's offers are known, or after `RULES_MS` if they are not. */
const waitForOffers = (store: Pick<VisitorStore, "getSnapshot" | "subscribe">): Promise<void> =>
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
 * Requests the prices of a page's offers in one call before the first of them shows, since their islands start one
 * after the other. If the call fails, each island requests its own price. [CP-026]
 */
export async function askTogether(
  current: Pick<CurrentOffers, "fetchOfferQuotes">,
  store: Pick<VisitorStore, "getSnapshot" | "subscribe">,
  sold: readonly Pick<Offer, "request" | "quote" | "link">[],
): Promise<void> {
  await waitForOffers(store);
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
