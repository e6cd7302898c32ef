import { formatUrl } from "next/dist/shared/lib/router/utils/format-url";
import type { LinkProps } from "next/link";
import { type AnchorHTMLAttributes, createElement, type ReactNode, type Ref } from "react";

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof LinkProps> &
  LinkProps & { readonly ref?: Ref<HTMLAnchorElement> };

/** What only Next's client router reads. */
const ROUTERS: ReadonlySet<string> = new Set([
  "as",
  "legacyBehavior",
  "locale",
  "onNavigate",
  "passHref",
  "prefetch",
  "replace",
  "scroll",
  "shallow",
  "transitionTypes",
  "unstable_dynamicOnHover",
]);

/** `next/link` as what it writes: a link, which the browser follows. */
export function Link(props: AnchorProps): ReactNode {
  const target = props.as ?? props.href;
  const anchor = Object.entries(props).filter(([name]) => !ROUTERS.has(name));
  return createElement("a", {
    ...Object.fromEntries(anchor),
    href: typeof target === "string" ? target : formatUrl(target),
  });
}

/** Nothing is pending: the browser shows by itself that the next page is on its way. */
export const useLinkStatus = (): { readonly pending: boolean } => ({ pending: false });
