import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { STARS_MAX, starCount } from "./star-count.ts";

export interface StarsProps {
  /** A number or an editor's text; whole stars are shown. */
  readonly rating: number | string;
  /** What screen readers hear; without it "4 out of 5 stars". */
  readonly label?: string;
  readonly caption?: ReactNode;
  readonly size?: "small" | "default" | "large";
  readonly className?: string;
}

const STAR = "m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8L10 1.6Z";

/** Filled and empty stars out of five, with an optional caption. [TR-006] */
export function Stars({ rating, label, caption, size = "default", className }: StarsProps) {
  const filled = starCount(rating);
  return (
    <span className={cx("cw-stars", className)} data-size={size}>
      <span className="cw-stars-row" role="img" aria-label={label ?? `${filled} out of ${STARS_MAX} stars`}>
        {Array.from({ length: STARS_MAX }, (_, i) => (
          <svg key={i} viewBox="0 0 20 20" width="1em" height="1em" data-filled={i < filled} aria-hidden="true">
            <path d={STAR} />
          </svg>
        ))}
      </span>
      {caption ? <span className="cw-stars-caption">{caption}</span> : null}
    </span>
  );
}
