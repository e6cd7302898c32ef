import type { ButtonHTMLAttributes } from "react";

/**
 * What makes a `<button>` open a `Dialog`, without script. A browser that does not know invoker commands yet (before
 * Chrome 135, Firefox 144, Safari 26.2) opens the same dialog as a popover; one that knows them reads `command` first.
 *
 * @example
 * <button type="button" {...opensDialog("terms")}>Read the terms</button>
 */
export function opensDialog(id: string | undefined): ButtonHTMLAttributes<HTMLButtonElement> {
  return { command: "show-modal", commandfor: id, popoverTarget: id, "aria-haspopup": "dialog" };
}
