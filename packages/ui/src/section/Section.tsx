import type { CSSProperties, ReactNode } from "react";
import { Container } from "../container/Container.tsx";
import { cx } from "../shared/cx.ts";

export type Ground = "plain" | "tint" | "deep";

export interface SectionProps {
  readonly children: ReactNode;
  /** Sets the colors of everything inside, buttons and links included. */
  readonly ground?: Ground;
  /** Width of the content, or `none` where the children bring their own container. */
  readonly width?: "text" | "page" | "none";
  readonly space?: "small" | "default" | "large";
  /** The brand's own pattern on the ground. */
  readonly pattern?: boolean;
  readonly id?: string;
  /** Names the section for screen readers: the id of its heading. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** Colors or a background that an editor chose. */
  readonly style?: CSSProperties | undefined;
  readonly className?: string;
}

/** One step in a page's rhythm: full width, on one of three grounds. */
export function Section(props: SectionProps) {
  const { children, ground = "plain", width = "page", space = "default", pattern = false } = props;
  return (
    <section
      id={props.id}
      className={cx("cw-section", props.className)}
      data-ground={ground}
      data-space={space === "default" ? undefined : space}
      data-pattern={pattern || undefined}
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
      style={props.style}
    >
      {width === "none" ? children : <Container width={width}>{children}</Container>}
    </section>
  );
}
