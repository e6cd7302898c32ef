import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { DialogParts } from "./DialogParts.tsx";

export interface DialogProps {
  /** The dialog's id. Open it with `<Button opens={id}>` or `<button {...opensDialog(id)}>`. */
  readonly id: string;
  /** The heading, which also names the dialog for screen readers. */
  readonly title: ReactNode;
  /** Whether only screen readers get the title. */
  readonly titleHidden?: boolean;
  /** What the dialog says. */
  readonly children: ReactNode;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
  /** `default` is at most 600 px wide. [MD-012] */
  readonly width?: "default" | "wide";
  /** More classes. */
  readonly className?: string;
}

/**
 * A native modal `<dialog>`: focus stays inside and returns afterward, page scroll is locked, and everything works
 * without scripts. X, Escape and the backdrop close it; Enter also does, because the close control has the focus first.
 * [MD-013] For browsers without invoker commands, the host has a script.
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
