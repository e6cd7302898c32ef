import type { CSSProperties, ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface CardProps {
  readonly children: ReactNode;
  readonly as?: "div" | "article" | "li" | "section" | "aside";
  /** `raised` has a shadow, `outlined` a border, `featured` a border in the accent color. */
  readonly variant?: "raised" | "outlined" | "featured";
  readonly padding?: "none" | "small" | "default" | "large";
  /**
   * Whether the whole card reacts to the pointer. Put a link of class `cw-card-link` in it; the link then fills the
   * card.
   */
  readonly interactive?: boolean;
  readonly id?: string;
  /** Colors that an editor chose. */
  readonly style?: CSSProperties | undefined;
  readonly className?: string;
}

/** A box in the paper color on the section's ground. Its text colors are readable on any ground. */
export function Card(props: CardProps) {
  const { children, as: Tag = "div", variant = "raised", padding = "default", interactive = false } = props;
  return (
    <Tag
      id={props.id}
      className={cx("cw-card", props.className)}
      data-ground="plain"
      data-variant={variant}
      data-padding={padding === "default" ? undefined : padding}
      data-interactive={interactive || undefined}
      style={props.style}
    >
      {children}
    </Tag>
  );
}
