import type { MouseEventHandler, ReactNode } from "react";
import { Glyph } from "../icon/Glyph.tsx";
import { SPINNER } from "../icon/island-paths.ts";
import { cx } from "../shared/cx.ts";
import { opensDialog } from "../shared/opens-dialog.ts";
import { linkAttributes, type LinkFlags } from "../shared/rel.ts";

export type ButtonStyle = "primary" | "secondary" | "tertiary";
export type ButtonSize = "small" | "default" | "large";

/** The props of every button. A separate interface, because Storybook's table of properties cannot read an `Omit`. */
export interface ButtonSettings extends LinkFlags {
  /** The label. */
  readonly children: ReactNode;
  /** Makes the button an `<a>`; without it, it is a `<button>`. */
  readonly href?: string | null | undefined;
  /** Filled, outlined or text; `primary` by default. [LNK-002] */
  readonly style?: ButtonStyle | undefined;
  /** `default` unless given. [LNK-003] */
  readonly size?: ButtonSize | undefined;
  /** Whether it is as wide as what surrounds it. */
  readonly fullWidth?: boolean | undefined;
  /** The side of the label that the icon is on; `end` by default. */
  readonly iconSide?: "start" | "end";
  /** Becomes `aria-label`. [A11Y-015] */
  readonly ariaLabel?: string | null | undefined;
  /** The editors' `ctaTag`; becomes `data-cta-tag`. */
  readonly tag?: string | null | undefined;
  /** Id of a `Dialog` that the button opens, without script. */
  readonly opens?: string | undefined;
  /** What a `<button>` does in a form; `button`, which is nothing, by default. */
  readonly type?: "button" | "submit" | "reset";
  /** Whether it cannot be used. A link cannot be disabled. */
  readonly disabled?: boolean;
  /** Whether work is in progress. The button keeps its size and focus, and screen readers announce it as busy. */
  readonly pending?: boolean;
  /** The id of the element. */
  readonly id?: string;
  /** The name under which a form sends `value`. */
  readonly name?: string;
  /** What a form sends if this button submits it. */
  readonly value?: string;
  /** Called on a click, but not while work is pending. */
  readonly onClick?: MouseEventHandler<HTMLElement>;
  /** More classes, for the place of the button. */
  readonly className?: string;
}

export interface PlainButtonProps extends ButtonSettings {
  /** An icon element next to the label. */
  readonly drawing?: ReactNode;
}

/**
 * A button without icon names. Islands use it, because icon names would load the whole icon set. [LNK-001, LNK-002,
 * LNK-003]
 */
export function PlainButton(props: PlainButtonProps) {
  const { style = "primary", size = "default", fullWidth = false, pending = false } = props;
  const shared = {
    id: props.id,
    className: cx("cw-button", props.className),
    "data-style": style,
    "data-size": size,
    "data-full": fullWidth || undefined,
    "data-cta-tag": props.tag || undefined,
    "aria-label": props.ariaLabel || undefined,
    // Prevents starting the same work twice. Unlike with `disabled`, the button keeps its focus.
    onClick: pending ? undefined : props.onClick,
  };
  if (props.href) {
    return (
      <a {...shared} href={props.href} {...linkAttributes(props)}>
        <ButtonInside {...props} />
      </a>
    );
  }
  return (
    <button
      {...shared}
      type={pending ? "button" : (props.type ?? "button")}
      name={props.name}
      value={props.value}
      disabled={props.disabled}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...(props.opens ? opensDialog(props.opens) : {})}
    >
      <ButtonInside {...props} />
    </button>
  );
}

function ButtonInside({ children, drawing, iconSide = "end", pending }: PlainButtonProps) {
  const drawn = pending ? <Glyph path={SPINNER} /> : drawing;
  return (
    <>
      {iconSide === "start" ? drawn : null}
      <span className="cw-button-label">{children}</span>
      {iconSide === "end" ? drawn : null}
    </>
  );
}
