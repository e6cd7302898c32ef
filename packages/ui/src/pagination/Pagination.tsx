import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { cx } from "../shared/cx.ts";
import { pageWindow } from "./page-window.ts";

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  /** Names the navigation for screen readers. */
  readonly label?: string;
  readonly className?: string;
}

/** How far the double arrows go. */
export const PAGE_SKIP = 2;

/** Page numbers as plain links: previous, next, skip by two, direct. One page shows nothing. [BL-careerCenter-006] */
export function Pagination({ page, pageCount, hrefOf, label = "Pages", className }: PaginationProps) {
  if (pageCount < 2) return null;
  const step = (to: number, text: string, icon: IconName) => (
    <Step key={text} to={to} pageCount={pageCount} text={text} icon={icon} hrefOf={hrefOf} />
  );
  return (
    <nav className={cx("cw-pagination", className)} aria-label={label}>
      <ul>
        {step(page - PAGE_SKIP, `Back ${PAGE_SKIP} pages`, "chevrons-left")}
        {step(page - 1, "Previous page", "chevron-left")}
        {pageWindow(page, pageCount).map((n, i) =>
          n === "gap" ? (
            <li key={`gap-${i}`} className="cw-pagination-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n} data-current={n === page || undefined}>
              <a href={hrefOf(n)} aria-label={`Page ${n}`} aria-current={n === page ? "page" : undefined}>
                {n}
              </a>
            </li>
          ),
        )}
        {step(page + 1, "Next page", "chevron-right")}
        {step(page + PAGE_SKIP, `Forward ${PAGE_SKIP} pages`, "chevrons-right")}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly to: number;
  readonly pageCount: number;
  readonly text: string;
  readonly icon: IconName;
  readonly hrefOf: (page: number) => string;
}

/** A step that leads nowhere keeps its room, so that the numbers do not move under the pointer. */
function Step({ to, pageCount, text, icon, hrefOf }: StepProps) {
  if (to < 1 || to > pageCount) {
    return (
      <li className="cw-pagination-step" aria-hidden="true">
        <span>
          <Icon name={icon} />
        </span>
      </li>
    );
  }
  return (
    <li className="cw-pagination-step">
      <a
        href={hrefOf(to)}
        aria-label={text}
        rel={to > 0 && text.startsWith("Next") ? "next" : text.startsWith("Prev") ? "prev" : undefined}
      >
        <Icon name={icon} />
      </a>
    </li>
  );
}
