import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { cx } from "../shared/cx.ts";

export interface DialogProps {
  /** Open it with `<Button opens={id}>` or `<button command="show-modal" commandfor={id}>`. */
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
      aria-labelledby={titleId}
    >
      <form method="dialog" className="cw-dialog-close">
        <button type="submit" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <h2 id={titleId} className={titleHidden ? "cw-visually-hidden" : "cw-dialog-title"}>
        {title}
      </h2>
      <div className="cw-dialog-content">{children}</div>
      {actions ? <div className="cw-dialog-actions">{actions}</div> : null}
    </dialog>
  );
}
