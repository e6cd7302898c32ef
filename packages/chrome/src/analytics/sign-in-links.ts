import type { VisitorSnapshot } from "@courseway/visitor";
import { onLinkUse } from "../links/on-link-use.ts";

/** The parameter under which the sign-in knows the analytics library's anonymous id. */
const ANONYMOUS_ID_PARAMETER = "ajs_aid";

/**
 * Adds the visitor's anonymous id to sign-in links just before they are followed, so that the sign-in can connect both visits. No
 * other link gets the id. [HD-015]
 *
 * @param signInUrl where the sign-in is, on a host of its own
 * @returns stops it
 */
export function handAnonymousId(signInUrl: string, visitor: () => Pick<VisitorSnapshot, "anonymousId">): () => void {
  return onLinkUse((link) => {
    const { anonymousId } = visitor();
    if (anonymousId === null || !link.href.startsWith(signInUrl)) return;
    const url = new URL(link.href);
    url.searchParams.set(ANONYMOUS_ID_PARAMETER, anonymousId);
    if (url.href !== link.href) link.href = url.href;
  });
}
