import type { ServerResponse } from "node:http";
import { CHANGED_LATER, type Change } from "./change-answer.ts";
import { isStartedByUs } from "../finish/finish-page.ts";

/** Response header of a dynamic page: the request's nonce. */
const DYNAMIC_PAGE = "x-courseway-live-page";

/** The response headers of a dynamic page, which is rendered for one request. */
export const dynamicPageHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  [DYNAMIC_PAGE]: nonce,
  ...CHANGED_LATER,
});

const SCRIPTS = /<script\b(?<script>[^<>]*)>.*?<\/script>|<link rel="preload" as="script"(?<link>[^<>]*)>/gsu;

/**
 * Removes Next's scripts and data from a dynamic page, so that only the site's own bundle starts it, as it starts a cached page. Next's
 * scripts are those with the request's nonce, which nothing else in the page can know. A page that our script does not start stays
 * unchanged: Next's scripts render Next's own error page.
 */
export function withoutNonceScripts(html: string, nonce: string): string {
  if (!isStartedByUs(html)) return html;
  const mark = ` nonce="${nonce}"`;
  return html.replaceAll(SCRIPTS, (element: string, script: string | undefined, link: string | undefined) =>
    (script ?? link ?? "").includes(mark) ? "" : element,
  );
}

/** Makes our bundle start a dynamic page, as it starts cached pages. */
export function createDynamicChange(response: ServerResponse): Change | null {
  const nonce = response.getHeader(DYNAMIC_PAGE);
  if (typeof nonce !== "string") return null;
  response.removeHeader(DYNAMIC_PAGE);
  return (html) => withoutNonceScripts(html, nonce);
}
