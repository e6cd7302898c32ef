"use client";

import { Pagination } from "@courseway/ui";
import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import type { ListingFilter } from "./filters.ts";
import { ListingFilters } from "./ListingFilters.tsx";
import {
  type ListingSelection,
  type Filterable,
  matching,
  EMPTY_SELECTION,
  pageCount,
  pageHref,
  pageOf,
} from "./listing.ts";

/** One article: what it is filtered by, and its card as the server drew it. */
export interface ListingItem extends Filterable {
  readonly id: string;
  readonly card: ReactNode;
}

export interface ListingProps {
  readonly items: readonly ListingItem[];
  readonly filters: readonly ListingFilter[];
  /** The page that the address selects. */
  readonly page: number;
  readonly path: string;
  readonly side: ReactNode;
}

/**
 * Page numbers are links, which need no script. A filter works in the browser, on the cards that the server
 * drew, begins at page 1 and pages in place. [BL-careerCenter-002, BL-careerCenter-007, BL-careerCenter-008]
 */
export function Listing({ items, filters, page, path, side }: ListingProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ListingSelection>(EMPTY_SELECTION);
  const [shownPage, setShownPage] = useState(page);
  const filtered = chosen.state !== "" || chosen.category !== "";
  const found = matching(items, chosen);

  const choose = (next: ListingSelection) => {
    setChosen(next);
    setShownPage(1);
    dropPageParameter();
  };
  // A filter is not in the address, so its pages cannot be either.
  const turn = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!filtered || !link) return;
    event.preventDefault();
    setShownPage(Number(new URL(link.href).searchParams.get("page") ?? 1));
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };

  return (
    <div className="cw-listing" data-side={filters.length > 0 || side !== null}>
      {filters.length > 0 && (
        <ListingFilters filters={filters} chosen={chosen} found={found.length} onChoose={choose} />
      )}
      <div ref={list} className="cw-listing-main" tabIndex={-1}>
        <ul className="cw-listing-cards">
          {pageOf(found, shownPage).map((item) => (
            <li key={item.id}>{item.card}</li>
          ))}
        </ul>
        {/* The links inside are what is clicked, by keyboard too; this only hears them. */}
        <div onClickCapture={turn}>
          <Pagination
            page={shownPage}
            pageCount={pageCount(found.length)}
            hrefOf={(number) => pageHref(path, number)}
          />
        </div>
      </div>
      {side && <div className="cw-listing-side">{side}</div>}
    </div>
  );
}

/** At page 1 the address has no `page`. [BL-careerCenter-003] */
function dropPageParameter() {
  const url = new URL(location.href);
  if (!url.searchParams.has("page")) return;
  url.searchParams.delete("page");
  history.replaceState(history.state, "", url);
}
