import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface ProseProps {
  readonly children: ReactNode;
  readonly size?: "small" | "default" | "large";
  readonly className?: string;
}

/** Styles running text: spacing, lists, quotes and tables, at a readable line length. */
export function Prose({ children, size = "default", className }: ProseProps) {
  return (
    <div className={cx("cw-prose", className)} data-size={size}>
      {children}
    </div>
  );
}
