import type { ButtonHTMLAttributes } from "react";

/**
 * What makes a `<button>` open a `Dialog`: an invoker command, which needs no script. Browsers that do not know invoker commands yet
 * (before Chrome 135, Firefox 144, Safari 26.2) open it by a script of the host.
 *
 * @example
 * <button type="button" {...opensDialog("terms")}>Read the terms</button>
 */
export function opensDialog(id: string | undefined): ButtonHTMLAttributes<HTMLButtonElement> {
  return { command: "show-modal", commandfor: id, "aria-haspopup": "dialog" };
}
