import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface BadgeProps {
  readonly children: ReactNode;
  /** `save` for money off, `accent` for a mark, `quiet` for a category. */
  readonly tone?: "save" | "accent" | "quiet";
  readonly className?: string;
}

/** A short mark next to something: money off, "Most popular", a category. */
export function Badge({ children, tone = "accent", className }: BadgeProps) {
  return (
    <span className={cx("cw-badge", className)} data-tone={tone}>
      {children}
    </span>
  );
}
