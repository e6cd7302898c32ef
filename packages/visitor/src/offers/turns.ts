import type { VisitorBrowser } from "../browser.ts";
import { LEAD_MS } from "../lead.ts";
import type { ActiveOffers, OfferVisitor } from "./active-offers.ts";

/**
 * Gets ready for what is about to hold, so that all of the page can change in one go.
 *
 * @returns when it is ready; null where it is already
 */
export type Preparation = (next: ActiveOffers) => Promise<unknown> | null;

/** How long a moment waits for a part of the page that is not ready, in ms. */
const PATIENCE_MS = 2000;

/** What the page is about to become. */
interface Turn {
  readonly next: ActiveOffers;
  isReady: boolean;
}

/** What a page shows and who must be ready before that changes. */
export interface TurningPage {
  /** What it shows; null for what the server wrote. */
  readonly shown: ActiveOffers | null;
  /** Whether anything of it is, or was, another than the server wrote. */
  readonly isChanged: boolean;
  readonly preparations: ReadonlySet<Preparation>;
  /** Computes again what it shows. */
  readonly look: () => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** When the page was rendered and when its promotions change, in epoch ms, the next one first. */
interface PageTimes {
  readonly renderedAt: number;
  readonly boundaries: readonly number[];
}

/** What a visitor brings, which no clock changes. */
const listCodes = ({ pageUrl, visitor }: ActiveOffers) => [pageUrl, visitor];

const bringsNothing = ({ visitor: { emailed, address } }: ActiveOffers) => emailed.length + address.length === 0;

/**
 * Has banners, links and prices change together at a promotion's moment. What needs an answer of commerce asks for it
 * before, where a code ends; where one begins commerce knows nothing of it yet, so the page changes once it has answered.
 */
export function createTurns(
  { boundaries, renderedAt }: PageTimes,
  { timer }: Pick<VisitorBrowser, "timer">,
  offersAt: (visitor: OfferVisitor) => ActiveOffers,
): (visitor: OfferVisitor, page: TurningPage) => ActiveOffers | null {
  let turn: Turn | null = null;

  const prepare = (next: ActiveOffers, { preparations }: TurningPage) =>
    [...preparations].flatMap((one) => one(next) ?? []);

  /** Asks for the prices of the next moment where it is near and no code begins then. */
  function lookAhead(visitor: OfferVisitor, { codes }: ActiveOffers, page: TurningPage): void {
    const at = boundaries.find((moment) => moment > visitor.now) ?? Infinity;
    if (at - visitor.now > LEAD_MS) return;
    const next = offersAt({ ...visitor, now: at });
    if (next.codes.every((code) => codes.includes(code))) void Promise.allSettled(prepare(next, page));
  }

  /** Whether the page may become `next` at once; else it looks again when it may. */
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

  /** Whether the clock alone makes the page another: what a visitor brings shows at once. */
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
