import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { cx } from "../shared/cx.ts";

export interface DialogProps {
  /** Open it with `<Button opens={id}>` or `<button {...opensDialog(id)}>`. */
  readonly id: string;
  readonly title: ReactNode;
  /** The title is there for screen readers only. */
  readonly titleHidden?: boolean;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** `default` is at most 600 px wide. [MD-012] */
  readonly width?: "default" | "wide";
  readonly className?: string;
}

/**
 * A native modal `<dialog>`: focus stays inside and returns, page scroll is locked, and all of it works without script.
 * Closes via X, Escape and the backdrop; Enter closes it from the close control, which has the focus first. [MD-013]
 * Where a browser knows no invoker commands it is a popover, with the same three ways out, but the page stays within reach.
 */
export function Dialog({
  id,
  title,
  titleHidden = false,
  children,
  actions,
  width = "default",
  className,
}: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      className={cx("cw-dialog", className)}
      data-ground="plain"
      data-width={width}
      closedby="any"
      popover="auto"
      aria-labelledby={titleId}
    >
      <div className="cw-dialog-close">
        <button
          type="button"
          aria-label="Close"
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <h2 id={titleId} className={titleHidden ? "cw-visually-hidden" : "cw-dialog-title"}>
        {title}
      </h2>
      <div className="cw-dialog-content">{children}</div>
      {actions ? <div className="cw-dialog-actions">{actions}</div> : null}
    </dialog>
  );
}
