/** The commands that a button can send to the element of `commandfor`. */
export type InvokerCommand =
  | "show-modal"
  | "close"
  | "request-close"
  | "show-popover"
  | "hide-popover"
  | "toggle-popover"
  | `--${string}`;

declare module "react" {
  // React's types lack HTML's invoker commands; React passes the attributes through unchanged.
  interface ButtonHTMLAttributes<T> {
    command?: InvokerCommand | undefined;
    commandfor?: string | undefined;
  }
}
