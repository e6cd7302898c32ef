import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface ContainerProps {
  readonly children: ReactNode;
  /** `text` is about 68 characters, `page` is 1200 px. There are no other widths. */
  readonly width?: "text" | "page";
  readonly className?: string;
}

/** The centered content column, with the page's side margins. */
export function Container({ children, width = "page", className }: ContainerProps) {
  return (
    <div className={cx("cw-container", className)} data-width={width === "page" ? undefined : width}>
      {children}
    </div>
  );
}
