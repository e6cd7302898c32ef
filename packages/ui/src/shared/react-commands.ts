/** What a button may ask of the element that `commandfor` names. */
export type InvokerCommand =
  | "show-modal"
  | "close"
  | "request-close"
  | "show-popover"
  | "hide-popover"
  | "toggle-popover"
  | `--${string}`;

declare module "react" {
  // React's types do not know the invoker commands of HTML yet; React passes the attributes through as written.
  interface ButtonHTMLAttributes<T> {
    command?: InvokerCommand | undefined;
    commandfor?: string | undefined;
  }
}
