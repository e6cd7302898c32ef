import type { CSSProperties } from "react";

/** The point of a picture that matters, as shares of its width and height. */
export type FocalPoint = readonly [x: number, y: number];

/** Shares with at most four digits, as editors' systems keep them. */
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A focal point as CSS positions a cropped picture. */
export const focusPosition = ([x, y]: FocalPoint): string => `${percent(x)} ${percent(y)}`;

/** Hands a focal point to the style sheet; undefined where there is none, so that the sheet's own position holds. */
export const focusStyle = (name: `--${string}`, focus: FocalPoint | null | undefined): CSSProperties | undefined =>
  focus ? { [name]: focusPosition(focus) } : undefined;
