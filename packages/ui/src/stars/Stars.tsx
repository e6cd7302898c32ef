import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { STARS_MAX, starCount } from "./star-count.ts";

interface StarsLook {
  /** The text for screen readers; without it "4 out of 5 stars". */
  readonly label?: string;
  readonly caption?: ReactNode;
  readonly size?: "small" | "default" | "large";
  readonly className?: string;
}

export type StarsProps = StarsLook &
  (
    | {
        /** A number or an editor's text; only whole stars are shown. */
        readonly rating: number | string;
      }
    | {
        /** An average from 0 to 5. Its last star is partly filled, in tenths. */
        readonly average: number;
      }
  );

/** The width and height of a star's drawing. */
const SIDE = 20;

const STAR = <path d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8L10 1.6Z" />;

/** The filled share of a star: 0 to 1, in tenths. */
const computeShare = (filled: number, index: number) => Math.round(Math.min(1, Math.max(0, filled - index)) * 10) / 10;

/** Filled and empty stars out of five, with an optional caption. [TR-006] */
export function Stars({ label, caption, size = "default", className, ...shown }: StarsProps) {
  const filled = "average" in shown ? shown.average : starCount(shown.rating);
  const ratingText = "average" in shown ? filled.toFixed(1) : filled;
  return (
    <span className={cx("cw-stars", className)} data-size={size}>
      <span className="cw-stars-row" role="img" aria-label={label ?? `${ratingText} out of ${STARS_MAX} stars`}>
        {Array.from({ length: STARS_MAX }, (_, index) => (
          <Star key={index} share={computeShare(filled, index)} />
        ))}
      </span>
      {caption ? <span className="cw-stars-caption">{caption}</span> : null}
    </span>
  );
}

/** A star, filled up to a share: the inner SVG is cut off at its own width. */
function Star({ share }: { readonly share: number }) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width="1em" height="1em" data-filled={share === 1} aria-hidden="true">
      {STAR}
      {share > 0 && share < 1 ? (
        <svg width={share * SIDE} height={SIDE} data-share={share}>
          {STAR}
        </svg>
      ) : null}
    </svg>
  );
}
