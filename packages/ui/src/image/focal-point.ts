import type { CSSProperties } from "react";

/** The most important point of a picture, as shares of its width and height. */
export type FocalPoint = readonly [x: number, y: number];

/** A share as a percentage. Shares have at most four decimals, as in editors' systems. */
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A focal point as the CSS position of a cropped picture. */
export const focusPosition = ([x, y]: FocalPoint): string => `${percent(x)} ${percent(y)}`;

/**
 * Passes a focal point to the style sheet as a custom property. Returns undefined if there is none, so that the style
 * sheet's default position applies.
 */
export const focusStyle = (name: `--${string}`, focus: FocalPoint | null | undefined): CSSProperties | undefined =>
  focus ? { [name]: focusPosition(focus) } : undefined;
