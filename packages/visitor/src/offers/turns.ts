import type { VisitorBrowser } from "../browser.ts";
import { LEAD_MS } from "../lead.ts";
import type { ActiveOffers, OfferVisitor } from "./active-offers.ts";

/**
 * Prepares for the next offers, so that the whole page can change at the same time.
 *
 * @returns resolves when it is ready; null if it already is
 */
export type Preparation = (next: ActiveOffers) => Promise<unknown> | null;

/** How long a change waits for a part of the page that is not ready, in ms. */
const PATIENCE_MS = 2000;

/** The page's next offers. */
interface Turn {
  readonly next: ActiveOffers;
  isReady: boolean;
}

/** The page's current offers, and the preparations before they change. */
export interface TurningPage {
  /** The shown offers; null for the server's. */
  readonly shown: ActiveOffers | null;
  /** Whether the page differs, or has differed, from the server's HTML. */
  readonly isChanged: boolean;
  readonly preparations: ReadonlySet<Preparation>;
  /** Computes the offers again. */
  readonly look: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** When the page was rendered and when its promotions change, in epoch ms, the next first. */
interface PageTimes {
  readonly renderedAt: number;
  readonly boundaries: readonly number[];
}

/** The visitor's own data, which does not depend on the clock. */
const listCodes = ({ pageUrl, visitor }: ActiveOffers) => [pageUrl, visitor];

const bringsNothing = ({ visitor: { emailed, address } }: ActiveOffers) => emailed.length + address.length === 0;

/**
 * Changes banners, links and prices together when a promotion starts or ends. Before a code ends, prices are requested in advance. Before
 * a code starts, commerce does not know it yet, so the page changes after commerce has responded.
 */
export function createTurns(
  { boundaries, renderedAt }: PageTimes,
  { timer }: Pick<VisitorBrowser, "timer">,
  offersAt: (visitor: OfferVisitor) => ActiveOffers,
): (visitor: OfferVisitor, page: TurningPage) => ActiveOffers | null {
  let turn: Turn | null = null;

  const prepare = (next: ActiveOffers, { preparations }: TurningPage) =>
    [...preparations].flatMap((one) => one(next) ?? []);

  /** Requests the prices of the next change if it is near and no code starts then. */
  function lookAhead(visitor: OfferVisitor, { codes }: ActiveOffers, page: TurningPage): void {
    const at = boundaries.find((moment) => moment > visitor.now) ?? Infinity;
    if (at - visitor.now > LEAD_MS) return;
    const next = offersAt({ ...visitor, now: at });
    if (next.codes.every((code) => codes.includes(code))) void Promise.allSettled(prepare(next, page));
  }

  /** Whether the page may show `next` now; otherwise it checks again when it may. */
  function isReady(next: ActiveOffers, page: TurningPage): boolean {
    if (turn !== null && isSame(turn.next, next)) return turn.isReady;
    const waits = prepare(next, page);
    if (waits.length === 0) return true;
    const mine = { next, isReady: false };
    const ready = () => {
      stopWaiting();
      mine.isReady = true;
      if (turn === mine) page.look();
    };
    const stopWaiting = timer(ready, PATIENCE_MS);
    turn = mine;
    void Promise.allSettled(waits).then(ready);
    return false;
  }

  /** Whether only the clock changes the page. Changes by the visitor show immediately. */
  function isTime(visitor: OfferVisitor, next: ActiveOffers, { shown }: TurningPage): boolean {
    if (shown !== null) return !isSame(shown, next) && isSame(listCodes(shown), listCodes(next));
    return visitor.now >= (boundaries[0] ?? Infinity) && bringsNothing(next);
  }

  return (visitor, page) => {
    const next = offersAt(visitor);
    const isNext = page.isChanged && (!isTime(visitor, next, page) || isReady(next, page));
    const shown = isNext ? next : page.shown;
    lookAhead(visitor, shown ?? offersAt({ ...visitor, now: renderedAt }), page);
    return shown;
  };
}
