import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = "display" | "h1" | "h2" | "h3" | "h4" | "h5";

export interface HeadingProps {
  readonly children: ReactNode;
  /** The level in the page's outline. */
  readonly level: HeadingLevel;
  /** The visual size, independent of the level. */
  readonly size?: HeadingSize;
  /** A few words above the heading, which are not part of its accessible name. */
  readonly eyebrow?: ReactNode;
  readonly align?: "left" | "center" | "right";
  readonly id?: string;
  readonly className?: string;
}

const SIZE_OF_LEVEL = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h5" } as const;

/** A heading with separate level and size. */
export function Heading({ children, level, size, eyebrow, align = "left", id, className }: HeadingProps) {
  const Tag = `h${level}` as const;
  const side = align === "left" ? undefined : align;
  const heading = (
    <Tag id={id} className={cx("cw-heading", className)} data-size={size ?? SIZE_OF_LEVEL[level]} data-align={side}>
      {children}
    </Tag>
  );
  if (!eyebrow) return heading;
  return (
    <hgroup data-align={side}>
      <p className="cw-eyebrow">{eyebrow}</p>
      {heading}
    </hgroup>
  );
}
