import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { DialogParts } from "./DialogParts.tsx";

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
 * For browsers that know no invoker commands the host has a script.
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
      data-width={width === "default" ? undefined : width}
      closedby="any"
      aria-labelledby={titleId}
    >
      <DialogParts
        titleId={titleId}
        title={title}
        titleHidden={titleHidden}
        actions={actions}
        closer={{ command: "close", commandfor: id }}
      >
        {children}
      </DialogParts>
    </dialog>
  );
}
