import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface ButtonGroupProps {
  readonly children: ReactNode;
  /** `row` wraps if needed; `grid` gives all buttons the same width. */
  readonly layout?: "row" | "grid";
  readonly align?: "left" | "center" | "right";
  readonly className?: string;
}

/** A group of buttons with the same gap between all of them. [LNK-004] */
export function ButtonGroup({ children, layout = "row", align = "left", className }: ButtonGroupProps) {
  return (
    <div
      className={cx("cw-button-group", className)}
      data-layout={layout}
      data-align={align === "left" ? undefined : align}
    >
      {children}
    </div>
  );
}
