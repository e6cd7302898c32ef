/** One page as a visitor got it. Status 0: the connection failed. */
export interface PageResponse {
  readonly status: number;
  /** When it was asked for and when it was there, epoch ms. */
  readonly began: number;
  readonly ended: number;
  readonly ms: number;
  /** What caches are told. */
  readonly cacheControl: string;
  /** By which the site's log names the request; empty where no answer came. */
  readonly requestId: string;
  /** Whether the whole page came, with its main heading. */
  readonly isComplete: boolean;
}

/** Longer than every time limit of a render together. */
const PATIENCE_MS = 60_000;

const isComplete = (html: string): boolean => html.includes("</html>") && /<h1[\s>]/u.test(html);

/** Asks for a page and reads it to its end. Never throws. */
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
