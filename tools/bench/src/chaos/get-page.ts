/** One page as a visitor received it. Status 0: the connection failed. */
export interface PageResponse {
  readonly status: number;
  /** When the request started and the response ended, epoch ms. */
  readonly began: number;
  readonly ended: number;
  readonly ms: number;
  /** The response's cache-control header. */
  readonly cacheControl: string;
  /** The request's id in the site's log; empty if there was no response. */
  readonly requestId: string;
  /** Whether the whole page arrived, with its main heading. */
  readonly isComplete: boolean;
}

/** Longer than all time limits of a render together. */
const PATIENCE_MS = 60_000;

const isComplete = (html: string): boolean => html.includes("</html>") && /<h1[\s>]/u.test(html);

/** Requests a page and reads it to its end. Never throws. */
export async function getPage(url: string): Promise<PageResponse & { readonly html: string }> {
  const began = Date.now();
  const reported = (status: number, html: string, headers = new Headers()) => {
    const ended = Date.now();
    const cacheControl = headers.get("cache-control") ?? "";
    const requestId = headers.get("x-request-id") ?? "";
    return { status, html, cacheControl, requestId, began, ended, ms: ended - began, isComplete: isComplete(html) };
  };
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    return reported(answer.status, await answer.text(), answer.headers);
  } catch {
    return reported(0, "");
  }
}
