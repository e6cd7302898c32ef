"use client";

import { Pagination } from "@courseway/ui";
import { useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import type { ListingFilter } from "./filters.ts";
import { ListingFilters } from "./ListingFilters.tsx";
import {
  EMPTY_SELECTION,
  type Filterable,
  listingPage,
  listingQuery,
  type ListingSelection,
  matching,
  pageCount,
  pageHref,
  slicePage,
  readSelection,
} from "./listing.ts";

declare module "../island/Island.client.tsx" {
  interface Islands {
    readonly Listing: ListingProps;
  }
}

/** One article: what it is filtered by, and its card as the server drew it. */
export interface ListingItem extends Filterable {
  readonly id: string;
  readonly card: ReactNode;
}

export interface ListingProps {
  /** Begins the ids of its controls. */
  readonly id: string;
  readonly items: readonly ListingItem[];
  readonly filters: readonly ListingFilter[];
  /** The page that the address selects. */
  readonly page: number;
  readonly path: string;
  readonly side: ReactNode;
}

/** Tells listings of a page that one of them has changed the address: browsers tell of Back and Forward alone. */
const MOVED = "cw-listing-moved";

function onMove(listener: () => void): () => void {
  const events = ["popstate", MOVED];
  for (const event of events) addEventListener(event, listener);
  return () => events.forEach((event) => removeEventListener(event, listener));
}

/**
 * The choice is an entry of the history, so that Back undoes it and the address can be passed on. One that is made twice, as by
 * somebody who does not wait until the page is awake, is one entry.
 */
function moveTo(chosen: ListingSelection, page: number) {
  const { pathname, search, hash } = location;
  const address = `${pathname}${listingQuery(search, chosen, page)}${hash}`;
  if (address === `${pathname}${search}${hash}`) return;
  history.pushState(null, "", address);
  dispatchEvent(new Event(MOVED));
}

/**
 * Page numbers are links, which need no script. A filter works in the browser, on the cards that the server drew,
 * begins at page 1 and pages in place; filter and page are read from the address alone.
 * [BL-careerCenter-002, BL-careerCenter-007, BL-careerCenter-008]
 */
export function Listing({ id, items, filters, page, path, side }: ListingProps) {
  const list = useRef<HTMLDivElement>(null);
  const search = useSyncExternalStore(
    onMove,
    () => location.search,
    () => null,
  );
  const chosen = search === null ? EMPTY_SELECTION : readSelection(search, filters);
  const filtered = chosen.state !== "" || chosen.category !== "";
  const found = matching(items, chosen);
  const pages = pageCount(found.length);
  const shownPage = search === null ? page : listingPage(new URLSearchParams(search).get("page"), pages);

  // The server knows the pages of the whole listing only.
  const turn = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!filtered || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    moveTo(chosen, Number(new URL(link.href).searchParams.get("page") ?? 1));
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };

  return (
    <div className="cw-listing" data-side={filters.length > 0 || side !== null}>
      {filters.length > 0 && (
        <ListingFilters
          id={id}
          filters={filters}
          chosen={chosen}
          found={found.length}
          onChoose={(next) => moveTo(next, 1)}
        />
      )}
      <div ref={list} className="cw-listing-main" tabIndex={-1}>
        <ul className="cw-card-rows cw-listing-cards">
          {slicePage(found, shownPage).map((item) => (
            <li key={item.id}>{item.card}</li>
          ))}
        </ul>
        {/* The links inside are what is clicked, by keyboard too; this only hears them. */}
        <div onClickCapture={turn}>
          <Pagination page={shownPage} pageCount={pages} getHref={(number) => pageHref(path, number, chosen)} />
        </div>
      </div>
      {side && <div className="cw-listing-side">{side}</div>}
    </div>
  );
}
