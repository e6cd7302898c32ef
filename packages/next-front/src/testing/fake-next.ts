import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHash } from "node:crypto";
import {
  isStale as isPastLife,
  type NextEntry,
  packEntry,
  unpackEntry,
  completeLife,
  lifeHeader,
  outsideLife,
  SHARED_PAGE,
  createPageCache,
  type PageCache,
  rememberEntry,
} from "@courseway/next-page-cache";
import { createFront, type FrontOptions } from "../front.ts";
import { standBefore } from "../first-request.ts";
import type { MemoryRules, Shared } from "../shared.ts";

/** A replacement for Next: pages from the page cache, else rendered, with Next's headers. */
export interface FakeNext {
  readonly pages: PageCache;
  readonly render: (key: string) => NextEntry;
  /** Epoch ms. */
  readonly now?: () => number;
  /** Ends when a render that has read its content may go on. */
  readonly rendered?: () => Promise<unknown>;
  /** More headers of the answers. */
  readonly headers?: Readonly<Record<string, string>>;
}

const toKey = (url: string): string => (url === "/" ? "/index" : url.replace(/\/$/u, ""));

/** A page as the cache's handler has it. */
const prepared = (entry: NextEntry): NextEntry => ({
  ...entry,
  value: { ...entry.value, headers: lifeHeader(outsideLife(entry)) },
});

/** Answers as Next does: the cached page, renewed in the background if it is past its life, or a new render. */
export async function answerAsNext(
  { pages, render, now = Date.now, rendered = async () => undefined, headers = {} }: FakeNext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const key = toKey(new URL(request.url ?? "/", "http://site").pathname);
  const stored = await pages.get(key, true);
  const entry = stored === null ? prepared(render(key)) : unpackEntry(stored, key);
  const html = entry.value?.html ?? "";
  const isStale = stored !== null && isPastLife({ ...stored, lastModified: pages.renderedAt(stored) }, now());
  if (stored === null) {
    await rendered();
    await pages.set(key, packEntry(entry), true);
  }
  response.setHeader("x-nextjs-cache", stored === null ? "MISS" : isStale ? "STALE" : "HIT");
  response.setHeader("cache-control", SHARED_PAGE);
  response.setHeader("etag", `"${createHash("sha256").update(html).digest("hex")}"`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  for (const [name, value] of Object.entries({ ...entry.value?.headers, ...headers }))
    response.setHeader(name, String(value));
  rememberEntry(response);
  completeLife(response, now());
  response.end(request.method === "HEAD" ? undefined : html);
  if (!isStale) return;
  const renewed = prepared(render(key));
  await rendered();
  await pages.set(key, packEntry(renewed), true);
}

export const pageAt = ({ url = "/" }: { readonly url?: string | undefined }): Shared => ({
  kind: "page",
  route: url.split("?", 1)[0] ?? "/",
});

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether Next was not asked. */
  readonly isFromMemory: boolean;
}

interface OpenOptions extends Partial<Pick<FrontOptions, "findData" | "now">> {
  readonly rules?: MemoryRules;
  /** Sets up the server before it listens. */
  readonly prepare?: (server: http.Server) => void;
}

/** A server with a front before the fake Next. */
export async function openServer(
  next: FakeNext | ((request: IncomingMessage, response: ServerResponse) => Promise<void>),
  { rules = pageAt, now, findData = () => null, prepare }: OpenOptions = {},
) {
  let asked = 0;
  const server = http.createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    asked += 1;
    void (typeof next === "function"
      ? next(request, response)
      : answerAsNext({ ...next, ...(now && { now }) }, request, response));
  });
  prepare?.(server);
  const pages = typeof next === "function" ? createPageCache({ shared: null }) : next.pages;
  standBefore(
    server,
    createFront({ pages: () => pages, rules: () => rules, limit: 10_000_000, findData, ...(now && { now }) }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });

  const ask = (path: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const before = asked;
      const request = http.request({ port, host: "127.0.0.1", agent, method, headers, path }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const { statusCode = 0 } = answer;
          resolve({
            status: statusCode,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            isFromMemory: asked === before,
          });
        });
      });
      request.once("error", reject).end();
    });
  /** Asks until the answer comes from memory. */
  const askUntilStored = async (
    path: string,
    headers: http.OutgoingHttpHeaders = {},
    isReady?: (answer: Answer) => boolean,
  ) => {
    for (let tries = 0; tries < 500; tries += 1) {
      const answer = await ask(path, headers);
      if (answer.isFromMemory && isReady?.(answer) !== false) return answer;
      await new Promise(setImmediate);
    }
    throw new Error(`${path} was never answered from memory.`);
  };
  const close = () => {
    agent.destroy();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { ask, askUntilStored, close, port };
}
