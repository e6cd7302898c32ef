import type { CSSProperties, ReactNode } from "react";
import { cx } from "../shared/cx.ts";

export interface CardProps {
  readonly children: ReactNode;
  readonly as?: "div" | "article" | "li" | "section" | "aside";
  /** `raised` has a shadow, `outlined` a line, `featured` the accent's edge. */
  readonly variant?: "raised" | "outlined" | "featured";
  readonly padding?: "none" | "small" | "default" | "large";
  /** The whole card reacts to the pointer; put a link with class `cw-card-link` in it, which then fills the card. */
  readonly interactive?: boolean;
  readonly id?: string;
  /** Colors that an editor chose. */
  readonly style?: CSSProperties | undefined;
  readonly className?: string;
}

/** A sheet of paper on the section's ground; its own text colors hold on any ground. */
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
