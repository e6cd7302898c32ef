import { useId, useRef } from "react";
import { cx } from "../shared/cx.ts";
import type { DialogProps } from "./Dialog.tsx";
import { DialogParts } from "./DialogParts.tsx";

export interface ModalDialogProps extends Omit<DialogProps, "id"> {
  /** Called after the dialog was closed in any way. The owner then stops rendering it. */
  readonly onClose: () => void;
}

/**
 * Whether a click closes the dialog: a click on the backdrop, which belongs to the dialog but is outside its box, or on
 * a button or link in its footer.
 */
function isClosing({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (target !== dialog)
    return target instanceof Element && target.closest(".cw-dialog-actions :is(a, button)") !== null;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Opens the dialog when it is added to the page. In browsers without `closedby`, a click on the backdrop also closes
 * it.
 */
function opened(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.addEventListener("click", (event) => {
    if (isClosing(event, dialog)) dialog.close();
  });
}

/**
 * A dialog for an island, for dialogs that open by themselves. It is open as long as it is rendered. X, Escape, the
 * backdrop and each of its actions close it; then the focus returns to where it was.
 *
 * @example
 * {isOpen ? <ModalDialog title="Wait!" onClose={() => setOpen(false)}>…</ModalDialog> : null}
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, titleHidden, children, actions, width = "default", className, onClose } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        opened(element);
      }}
      className={cx("cw-dialog", className)}
      data-ground="plain"
      data-width={width === "default" ? undefined : width}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogParts
        titleId={titleId}
        title={title}
        titleHidden={titleHidden}
        actions={actions}
        closer={{ onClick: () => dialog.current?.close() }}
      >
        {children}
      </DialogParts>
    </dialog>
  );
}
