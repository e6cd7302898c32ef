import type {} from "react";

declare module "react" {
  // React's types do not know the invoker commands of HTML yet; React passes the attributes through as written.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | "show-popover" | "hide-popover" | "toggle-popover" | (string & {}) | undefined;
    commandfor?: string | undefined;
  }
}
