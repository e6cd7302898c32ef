import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface ProseProps {
  readonly children: ReactNode;
  readonly size?: "small" | "default" | "large";
  readonly className?: string;
}

/** Running text: rhythm, lists, quotes and tables, at a readable measure. */
export function Prose({ children, size = "default", className }: ProseProps) {
  return (
    <div className={cx("cw-prose", className)} data-size={size}>
      {children}
    </div>
  );
}
