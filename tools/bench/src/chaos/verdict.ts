import { type Way, WAYS } from "./plan.ts";
import type { PageResponse } from "./get-page.ts";

export interface Rendered extends PageResponse {
  readonly way: Way;
  readonly address: string;
  /** The place of the replica that answered. */
  readonly replica: number;
  /** Whether it has fewer prices, or fewer banners, than when all was well. */
  readonly lacks: { readonly price: boolean; readonly banner: boolean };
  /** Whether it shows a price that nobody is asked to pay then. */
  readonly isWrongPrice: boolean;
  /** Whether caches may keep it beyond the end of the sale that it shows. */
  readonly isStoredTooLong: boolean;
  readonly prices: readonly string[];
}

/** What one way of rendering came to. */
export interface WayFigures {
  readonly way: Way;
  readonly renders: number;
  /** Answers of status 500 and above, and connections that failed. */
  readonly failed: number;
  /** Successful answers that broke off or had no main heading. */
  readonly broken: number;
  /** Whole pages with fewer prices than when all was well: allowed, and good to know. */
  readonly withoutPrice: number;
  readonly withoutBanner: number;
  /** Whole pages with a price that nobody is asked to pay then. */
  readonly wrongPrice: number;
  readonly slowestMs: number;
}

const hasFailed = ({ status }: PageResponse): boolean => status === 0 || status >= 500;
const isPage = ({ status, isComplete }: PageResponse): boolean => status === 200 && isComplete;
const isBroken = (answer: PageResponse): boolean => answer.status === 200 && !answer.isComplete;

/** The figures of each way. */
export function computeFigures(rendered: readonly Rendered[]): WayFigures[] {
  return WAYS.map((way) => {
    const own = rendered.filter((one) => one.way === way);
    return {
      way,
      renders: own.length,
      failed: own.filter(hasFailed).length,
      broken: own.filter(isBroken).length,
      withoutPrice: own.filter((one) => isPage(one) && one.lacks.price).length,
      withoutBanner: own.filter((one) => isPage(one) && one.lacks.banner).length,
      wrongPrice: own.filter((one) => one.isWrongPrice).length,
      slowestMs: Math.max(0, ...own.map(({ ms }) => ms)),
    };
  });
}

/** Something that must not be, and the answer that it was seen in. */
export interface PageFault {
  readonly text: string;
  readonly rendered: Rendered;
}

/**
 * What must not be: a published page that fails although there is a good copy, a page that breaks off, a wrong price, a life
 * beyond the sale, an answer that is neither a page nor a failure. A preview that fails is none of these: no copy of a draft is kept, on purpose.
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
