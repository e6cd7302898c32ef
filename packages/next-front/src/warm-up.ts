import { elapsed } from "@courseway/observability/time";
import { getMessage, type Report } from "@courseway/observability";
import { isStopping } from "./stop-server.ts";

/** Limits of a warm-up: pages at the same time, ms in total, ms between attempts to reach home. */
export const WARM_UP_LIMITS = { atOnce: 4, totalMs: 30_000, retryMs: 2000 } as const;

export interface WarmUpOptions {
  /** The origins where this process may listen, without a final slash. The first that responds is used. */
  readonly origins: readonly string[];
  /** The number of pages to warm, including home. */
  readonly pages: number;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly report: Report;
  /** For operators: what it means that home does not respond, and what to check. */
  readonly remedy: string;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A page's internal links, in the order of its HTML. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^<>]*? href="?(\/[^"?#\s<>]*)/gu)].map(([, path = ""]) => path);

/** The paths of a sitemap, or the URLs of the sitemaps in an index. */
const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].flatMap(([, address = ""]) => URL.parse(address.trim())?.pathname ?? []);

const pagesAmong = (paths: readonly string[]): string[] => [
  ...new Set(paths.filter((path) => path !== "/" && path.endsWith("/") && !path.startsWith("//"))),
];

/**
 * Requests the most visited pages from this process, so that no visitor waits for their first render: home, the pages that home links to,
 * then those of the sitemap. Home is retried until it responds, from content or from a last good copy; the others get one attempt each,
 * a few at a time and 30 s in total.
 *
 * @returns the number of pages that responded with success
 */
export async function warmUp(options: WarmUpOptions): Promise<number> {
  const { origins, pages, fetch, report, remedy, now = elapsed, sleep = pause } = options;
  const begin = now();
  const signalUntil = (deadline: number): AbortSignal => AbortSignal.timeout(Math.max(1, deadline - now()));

  let [origin = ""] = origins;
  async function read(path: string, deadline: number): Promise<{ readonly status: number; readonly text: string }> {
    const answer = await fetch(origin + path, { redirect: "manual", signal: signalUntil(deadline) });
    return { status: answer.status, text: await answer.text() };
  }

  async function home(): Promise<string> {
    for (let isReported = false; !isStopping(); isReported = true) {
      let reason = "";
      for (origin of origins) {
        const found = await read("/", now() + WARM_UP_LIMITS.totalMs).catch(getMessage);
        if (typeof found !== "string" && found.status < 500) return found.text;
        reason ||= typeof found === "string" ? found : `it answered ${found.status}`;
      }
      if (!isReported)
        report({
          level: "warn",
          message: `Not ready yet: home cannot be shown (${reason}). ${remedy}`,
          tags: { tag: "start" },
        });
      await sleep(WARM_UP_LIMITS.retryMs);
    }
    return "";
  }

  async function sitemap(deadline: number): Promise<string[]> {
    const locations = async (path: string): Promise<string[]> => {
      const { status, text } = await read(path, deadline);
      return status === 200 ? locationsIn(text) : [];
    };
    const listed = await locations("/sitemap.xml");
    const [part] = listed;
    return part?.endsWith(".xml") === true ? locations(part) : listed;
  }

  const links = pagesAmong(linksIn(await home()));
  const deadline = now() + WARM_UP_LIMITS.totalMs;
  const listed = links.length + 1 < pages ? await sitemap(deadline).catch(() => []) : [];
  const waiting = pagesAmong([...links, ...listed]).slice(0, pages - 1);
  const { length } = waiting;
  let warm = 1;
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined && now() < deadline && !isStopping(); path = waiting.shift()) {
      const { status } = await read(path, deadline).catch(() => ({ status: 0 }));
      if (status === 200) warm += 1;
    }
  };
  await Promise.all(Array.from({ length: WARM_UP_LIMITS.atOnce }, work));
  const message = `Ready: ${warm} of ${length + 1} pages were asked for at start, in ${now() - begin} ms.`;
  report({ level: "info", message, tags: { tag: "start" } });
  return warm;
}
