import type { ServerResponse } from "node:http";
import { CHANGED_LATER, type Change } from "./change-answer.ts";
import { isStartedByUs } from "../finish/finish-page.ts";

/** On the answer with a page that was rendered for one request: the nonce of the request. */
const DYNAMIC_PAGE = "x-courseway-live-page";

/** The headers of an answer with a page that was rendered for one request. */
export const dynamicPageHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  [DYNAMIC_PAGE]: nonce,
  ...CHANGED_LATER,
});

/** Every script, and every link that only prepares one. */
const SCRIPTS = /<script\b(?<script>[^<>]*)>.*?<\/script>|<link rel="preload" as="script"(?<link>[^<>]*)>/gsu;

/**
 * A page that was rendered for one request without Next's scripts and data, so that the site's own bundle alone starts it, as it
 * starts a cached page. Next gives each of its scripts the nonce of the request, which nothing else in the page can know. A page
 * that is not started by our script stays as it is: Next's own page for an error is drawn by its scripts.
 */
export function withoutNonceScripts(html: string, nonce: string): string {
  if (!isStartedByUs(html)) return html;
  const mark = ` nonce="${nonce}"`;
  return html.replaceAll(SCRIPTS, (element: string, script: string | undefined, link: string | undefined) =>
    (script ?? link ?? "").includes(mark) ? "" : element,
  );
}

/** Has a page that was rendered for one request started as cached pages are. */
export function createDynamicChange(response: ServerResponse): Change | null {
  const nonce = response.getHeader(DYNAMIC_PAGE);
  if (typeof nonce !== "string") return null;
  response.removeHeader(DYNAMIC_PAGE);
  return (html) => Buffer.from(withoutNonceScripts(html.toString(), nonce));
}
