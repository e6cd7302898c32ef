"use client";

import { Pagination, PlainButton, Select } from "@courseway/ui";
import { useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import type { ListingFilter } from "./article-listing.ts";
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

/** One article: its values for the filters, and its card as the server rendered it. */
export interface ListingItem extends Filterable {
  readonly id: string;
  readonly card: ReactNode;
}

export interface ListingProps {
  /** The prefix of its controls' ids. */
  readonly id: string;
  readonly items: readonly ListingItem[];
  readonly filters: readonly ListingFilter[];
  /** The page that the address selects. */
  readonly page: number;
  readonly path: string;
  readonly side: ReactNode;
}

/**
 * The event for a page's listings after one of them changes the address: browsers emit one only for Back and Forward.
 */
const MOVED = "cw-listing-moved";

function onMove(listener: () => void): () => void {
  const events = ["popstate", MOVED];
  for (const event of events) addEventListener(event, listener);
  return () => events.forEach((event) => removeEventListener(event, listener));
}

/**
 * Adds a choice to the history, so that Back undoes it and visitors can share the address. The same choice made twice,
 * for example by a visitor who does not wait until the page hydrates, is one entry.
 */
function moveTo(chosen: ListingSelection, page: number) {
  const { pathname, search, hash } = location;
  const address = `${pathname}${listingQuery(search, chosen, page)}${hash}`;
  if (address === `${pathname}${search}${hash}`) return;
  history.pushState(null, "", address);
  dispatchEvent(new Event(MOVED));
}

/**
 * Page numbers are links, which need no JavaScript. A filter works in the browser on the cards that the server
 * rendered, starts at page 1 and changes pages in place. Filter and page are read only from the address.
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

  // The server only has pages of the whole listing, so the browser shows those of a filtered one.
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
        {/* The links inside receive the clicks, also by keyboard; this element only listens. */}
        <div onClickCapture={turn}>
          <Pagination page={shownPage} pageCount={pages} getHref={(number) => pageHref(path, number, chosen)} />
        </div>
      </div>
      {side && <div className="cw-listing-side">{side}</div>}
    </div>
  );
}

interface ListingFiltersProps {
  /** The prefix of its controls' ids. */
  readonly id: string;
  readonly filters: readonly ListingFilter[];
  readonly chosen: ListingSelection;
  /** How many articles match. */
  readonly found: number;
  readonly onChoose: (chosen: ListingSelection) => void;
}

const QUIET = { style: "tertiary", size: "small" } as const;

/**
 * The listing's dropdowns. They need JavaScript and do not show without it. [BL-careerCenter-001, BL-careerCenter-008]
 */
function ListingFilters({ id, filters, chosen, found, onChoose }: ListingFiltersProps) {
  const active = filters.some((filter) => chosen[filter.key] !== "");
  return (
    <fieldset className="cw-listing-filters">
      <legend className="cw-visually-hidden">Filters</legend>
      {filters.map(({ key, title, allLabel, options }) => (
        <Select
          key={key}
          id={`${id}-${key}`}
          name={key}
          label={title}
          placeholder={allLabel}
          value={chosen[key]}
          options={options.map((value) => ({ value, label: value }))}
          onChange={(event) => onChoose({ ...chosen, [key]: event.currentTarget.value })}
        />
      ))}
      <div className="cw-listing-found">
        <output>{found === 1 ? "1 article" : `${found} articles`}</output>
        {active && (
          <PlainButton {...QUIET} onClick={() => onChoose(EMPTY_SELECTION)}>
            Clear filters
          </PlainButton>
        )}
      </div>
    </fieldset>
  );
}
