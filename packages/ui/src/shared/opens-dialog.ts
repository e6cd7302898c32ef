import type { ButtonHTMLAttributes } from "react";

/**
 * The attributes that make a `<button>` open a `Dialog`: an invoker command, which needs no script. In browsers without
 * invoker commands (before Chrome 135, Firefox 144, Safari 26.2) a script of the host opens it.
 *
 * @example
 * <button type="button" {...opensDialog("terms")}>Read the terms</button>
 */
export function opensDialog(id: string | undefined): ButtonHTMLAttributes<HTMLButtonElement> {
  return { command: "show-modal", commandfor: id, "aria-haspopup": "dialog" };
}
