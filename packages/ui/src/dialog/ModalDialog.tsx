import { useId, useRef } from "react";
import { cx } from "../shared/cx.ts";
import type { DialogProps } from "./Dialog.tsx";
import { DialogParts } from "./DialogParts.tsx";

export interface ModalDialogProps extends Omit<DialogProps, "id"> {
  /** After the dialog was closed in any way; its owner then stops rendering it. */
  readonly onClose: () => void;
}

/** Whether a click hit the backdrop, which belongs to the dialog but is outside its box, or a button or link of its foot. */
function isClosing({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  if (target !== dialog)
    return target instanceof Element && target.closest(".cw-dialog-actions :is(a, button)") !== null;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Opens the dialog as it comes into the page; browsers that know no `closedby` close it on the backdrop too. */
function opened(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.addEventListener("click", (event) => {
    if (isClosing(event, dialog)) dialog.close();
  });
}

/**
 * The dialog of an island, open for as long as it is drawn: for what opens by itself. Closes via X, Escape, the backdrop
 * and each of its actions; then the focus is back where it was.
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
