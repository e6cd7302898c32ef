import type { ButtonHTMLAttributes } from "react";

/** What a button may ask of the element that `commandfor` names. */
export type InvokerCommand =
  | "show-modal"
  | "close"
  | "request-close"
  | "show-popover"
  | "hide-popover"
  | "toggle-popover"
  | `--${string}`;

/** The props of a button with the attributes that are added below; its use here keeps this file a module. */
export type InvokerButtonProps = ButtonHTMLAttributes<HTMLButtonElement>;

declare module "react" {
  // React's types do not know the invoker commands of HTML yet; React passes the attributes through as written.
  interface ButtonHTMLAttributes<T> {
    command?: InvokerCommand | undefined;
    commandfor?: string | undefined;
  }
}
