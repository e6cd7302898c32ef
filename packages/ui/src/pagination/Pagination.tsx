import { Glyph } from "../icon/Glyph.tsx";
import { CHEVRON_LEFT, CHEVRON_RIGHT, CHEVRONS_LEFT, CHEVRONS_RIGHT } from "../icon/island-paths.ts";
import { cx } from "../shared/cx.ts";

/** A page number, or a gap for omitted numbers. */
export type PageStep = number | "gap";

/**
 * Returns the page numbers to show: first, last, current, and one on either side of it. A gap always replaces at least
 * two pages.
 * @example pageWindow(5, 9) // [1, "gap", 4, 5, 6, "gap", 9]
 */
export function pageWindow(page: number, pageCount: number): readonly PageStep[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const numbers = [...shown].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((n, i): PageStep[] => (i > 0 && n - (numbers[i - 1] ?? 0) > 1 ? ["gap", n] : [n]));
}

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly getHref: (page: number) => string;
  /** The name of the navigation for screen readers. */
  readonly label?: string;
  readonly className?: string;
}

/** How many pages the double arrows skip. */
export const PAGE_SKIP = 2;

/**
 * Page numbers as plain links: previous, next, skip by two, direct. Renders nothing for a single page.
 * [BL-careerCenter-006]
 */
export function Pagination({ page, pageCount, getHref, label = "Pages", className }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (to: number, text: string, path: string) => (
    <Step key={text} to={to} pageCount={pageCount} text={text} path={path} getHref={getHref} />
  );
  return (
    <nav className={cx("cw-pagination", className)} aria-label={label}>
      <ul>
        {step(page - PAGE_SKIP, `Back ${PAGE_SKIP} pages`, CHEVRONS_LEFT)}
        {step(page - 1, "Previous page", CHEVRON_LEFT)}
        {pageWindow(page, pageCount).map((n, i) =>
          n === "gap" ? (
            <li key={`gap-${i}`} className="cw-pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n} data-current={n === page || undefined}>
              <a href={getHref(n)} aria-label={`Page ${n}`} aria-current={n === page ? "page" : undefined}>
                {n}
              </a>
            </li>
          ),
        )}
        {step(page + 1, "Next page", CHEVRON_RIGHT)}
        {step(page + PAGE_SKIP, `Forward ${PAGE_SKIP} pages`, CHEVRONS_RIGHT)}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly to: number;
  readonly pageCount: number;
  readonly text: string;
  /** The path data of the arrow. */
  readonly path: string;
  readonly getHref: (page: number) => string;
}

/**
 * One link of the pagination. Without a target page it keeps its space, so that the numbers do not move under the
 * pointer.
 */
function Step({ to, pageCount, text, path, getHref }: StepProps) {
  if (to < 1 || to > pageCount) {
    return (
      <li className="cw-pagination-step" aria-hidden="true">
        <span>
          <Glyph path={path} />
        </span>
      </li>
    );
  }
  return (
    <li className="cw-pagination-step">
      <a
        href={getHref(to)}
        aria-label={text}
        rel={to > 0 && text.startsWith("Next") ? "next" : text.startsWith("Prev") ? "prev" : undefined}
      >
        <Glyph path={path} />
      </a>
    </li>
  );
}
