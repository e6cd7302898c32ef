import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { linkAttributes, type LinkFlags } from "../shared/rel.ts";

export interface LinkProps extends LinkFlags {
  /** The address that the link leads to. */
  readonly href: string;
  /** The words of the link. */
  readonly children: ReactNode;
  /** Becomes `aria-label`. [A11Y-015] */
  readonly ariaLabel?: string | null | undefined;
  /** The editors' analytics tag; becomes `data-cta-tag`. */
  readonly tag?: string | null | undefined;
  /** `quiet` has no underline until the pointer is over it. */
  readonly variant?: "plain" | "quiet";
  /** More classes. */
  readonly className?: string;
}

/** A text link: a plain `<a>`, because the browser navigates. */
export function Link({ href, children, ariaLabel, tag, variant = "plain", className, ...flags }: LinkProps) {
  return (
    <a
      className={cx("cw-link", className)}
      data-variant={variant}
      href={href}
      aria-label={ariaLabel || undefined}
      data-cta-tag={tag || undefined}
      {...linkAttributes(flags)}
    >
      {children}
    </a>
  );
}
