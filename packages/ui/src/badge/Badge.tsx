import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface BadgeProps {
  readonly children: ReactNode;
  /** `save` for a discount, `accent` for a label, `quiet` for a category. */
  readonly tone?: "save" | "accent" | "quiet";
  readonly className?: string;
}

/** A short label next to something: a discount, "Most popular", a category. */
export function Badge({ children, tone = "accent", className }: BadgeProps) {
  return (
    <span className={cx("cw-badge", className)} data-tone={tone}>
      {children}
    </span>
  );
}
