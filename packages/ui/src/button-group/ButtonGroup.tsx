import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface ButtonGroupProps {
  readonly children: ReactNode;
  /** `row` wraps when it must; `grid` gives every button the same width. */
  readonly layout?: "row" | "grid";
  readonly align?: "left" | "center" | "right";
  readonly className?: string;
}

/** Buttons that belong together, with one gap between them. [LNK-004] */
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
