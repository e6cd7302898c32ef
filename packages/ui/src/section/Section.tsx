import type { CSSProperties, ReactNode } from "react";
import { Container } from "../container/Container.tsx";
import { cx } from "../shared/cx.ts";

export type Ground = "plain" | "tint" | "deep";

export interface SectionProps {
  readonly children: ReactNode;
  /** Sets the colors of everything inside, including buttons and links. */
  readonly ground?: Ground;
  /** The content's width, or `none` if the children have their own container. */
  readonly width?: "text" | "page" | "none";
  readonly space?: "small" | "default" | "large";
  /** Whether a tinted or deep ground shows the brand's pattern. */
  readonly pattern?: boolean;
  readonly id?: string;
  /** The id of the heading that names the section for screen readers. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** Colors or a background chosen by an editor. */
  readonly style?: CSSProperties | undefined;
  readonly className?: string;
}

/** A full-width section of a page, on one of three grounds. */
export function Section(props: SectionProps) {
  const { children, ground = "plain", width = "page", space = "default", pattern = false } = props;
  return (
    <section
      id={props.id}
      className={cx("cw-section", props.className)}
      data-ground={ground}
      data-space={space === "default" ? undefined : space}
      data-pattern={(pattern && ground !== "plain") || undefined}
      aria-labelledby={props.labelledBy}
      aria-label={props.label}
      style={props.style}
    >
      {width === "none" ? children : <Container width={width}>{children}</Container>}
    </section>
  );
}
