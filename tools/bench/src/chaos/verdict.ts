import { type Way, WAYS } from "./plan.ts";
import type { PageResponse } from "./get-page.ts";

export interface Rendered extends PageResponse {
  readonly way: Way;
  readonly address: string;
  /** The index of the replica that responded. */
  readonly replica: number;
  /** Whether it has fewer prices, or fewer banners, than when all was well. */
  readonly lacks: { readonly price: boolean; readonly banner: boolean };
  /** Whether it shows a price that nobody pays at that moment. */
  readonly isWrongPrice: boolean;
  /** Whether caches may keep it beyond the end of the sale that it shows. */
  readonly isStoredTooLong: boolean;
  readonly prices: readonly string[];
}

/** The figures of one way of rendering. */
export interface WayFigures {
  readonly way: Way;
  readonly renders: number;
  /** Responses with status 500 and above, and failed connections. */
  readonly failed: number;
  /** Successful responses that were cut off or had no main heading. */
  readonly broken: number;
  /** Whole pages with fewer prices than when all was well: allowed, but useful to know. */
  readonly withoutPrice: number;
  readonly withoutBanner: number;
  /** Whole pages with a price that nobody pays at that moment. */
  readonly wrongPrice: number;
  readonly slowestMs: number;
}

const hasFailed = ({ status }: PageResponse): boolean => status === 0 || status >= 500;
const isPage = ({ status, isComplete }: PageResponse): boolean => status === 200 && isComplete;
const isBroken = (answer: PageResponse): boolean => answer.status === 200 && !answer.isComplete;

/** Computes the figures of each way. */
export function computeFigures(rendered: readonly Rendered[]): WayFigures[] {
  return WAYS.map((way) => {
    const ofWay = rendered.filter((one) => one.way === way);
    return {
      way,
      renders: ofWay.length,
      failed: ofWay.filter(hasFailed).length,
      broken: ofWay.filter(isBroken).length,
      withoutPrice: ofWay.filter((one) => isPage(one) && one.lacks.price).length,
      withoutBanner: ofWay.filter((one) => isPage(one) && one.lacks.banner).length,
      wrongPrice: ofWay.filter((one) => one.isWrongPrice).length,
      slowestMs: Math.max(0, ...ofWay.map(({ ms }) => ms)),
    };
  });
}

/** A violation, and the response that shows it. */
export interface PageFault {
  readonly text: string;
  readonly rendered: Rendered;
}

/**
 * Finds violations: a published page that fails although there is a good copy, a page that is cut off, a wrong price, a
 * cache lifetime beyond the sale, a response that is neither a page nor a failure. A failed preview is not a violation:
 * drafts are not cached, on purpose.
 */
export function pageFaults(rendered: readonly Rendered[]): PageFault[] {
  return rendered.flatMap((one) => {
    const text = findFault(one);
    return text === null ? [] : [{ text, rendered: one }];
  });
}

function findFault(one: Rendered): string | null {
  if (hasFailed(one))
    return one.way === "preview" ? null : `${one.address} answered ${one.status} although there is a good copy.`;
  if (isBroken(one)) return `${one.address} came without its end or its main heading.`;
  if (one.isWrongPrice)
    return `${one.address} showed ${one.prices.join(", ")}, asked for at ${new Date(one.began).toISOString()}.`;
  if (one.isStoredTooLong) return `${one.address} may be kept beyond the end of its sale: ${one.cacheControl}.`;
  return one.status === 200 ? null : `${one.address} answered ${one.status}, which is no page.`;
}
