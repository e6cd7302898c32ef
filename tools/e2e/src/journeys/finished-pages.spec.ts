import { expect } from "@playwright/test";
import http from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { test } from "../helpers/tabs.ts";
import { getSite } from "../environment.ts";

const ace = getSite("ace");

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const unpack = (bytes: Buffer, encoding: string | undefined): string =>
  String(encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes);

function ask(path: string, method: string, headers: http.OutgoingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(ace, { path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const body = method === "HEAD" ? "" : unpack(Buffer.concat(chunks), answer.headers["content-encoding"]);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    request.once("error", reject).end();
  });
}

/** A request with this header, which no browser sends, is not served from memory. */
const BY_NEXT = { "x-courseway-by": "next" };

/** Headers that belong to a single response, connection, or encoding. */
const PER_RESPONSE = new Set([
  "accept-ranges",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "server-timing",
  "transfer-encoding",
  "x-request-id",
]);

/** The parts of a response that visitors and caches depend on. */
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !PER_RESPONSE.has(name))),
});

const isFromMemory = ({ headers }: Answer): boolean => headers["server-timing"] === 'cache;desc="memory"';

const PAGES = ["/", "/real-estate-license/arizona/", "/career-center/?page=2", "/?utm_source=mail&hc=SAVE20"];
const VISITORS: readonly http.OutgoingHttpHeaders[] = [
  {},
  { "accept-encoding": "gzip, deflate, br, zstd", accept: "text/html" },
  { "accept-encoding": "gzip" },
  {},
  { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "accept-encoding": "br" },
  { rsc: "1", "next-router-prefetch": "1", range: "bytes=0-9" },
  { "x-forwarded-host": new URL(ace).host, "x-forwarded-proto": "https", cookie: "cw_state=TX; a=1" },
];

async function fetchFileNames(path: string): Promise<string[]> {
  const { body } = await ask(path, "GET", {});
  const kinds = [
    /\/_page-data\/[^" \\?]+\.js\b/u,
    /\/_page-data\/[^" \\?]+\.json/u,
    /\/_next\/static\/[^" \\?]+\.css/u,
    /\/_next\/static\/[^" \\?]+\.js/u,
    /\/_next\/static\/[^" \\?]+\.woff2/u,
  ];
  return kinds.flatMap((kind) => kind.exec(body)?.[0] ?? []);
}

/** Requests a page or file until it is served from memory: Next produces the first response, which is then cached. */
async function untilCached(path: string): Promise<void> {
  await expect(async () => expect(isFromMemory(await ask(path, "GET", {}))).toBe(true)).toPass({
    intervals: [20],
    timeout: 15_000,
  });
}

test("what is answered from memory is what Next answers, header by header, for every visitor alike [RT-016]", async () => {
  for (const path of [...PAGES, ...(await fetchFileNames("/"))]) {
    await untilCached(path);
    for (const [index, visitor] of VISITORS.entries()) {
      const method = index === 0 ? "HEAD" : "GET";
      const [mine, next] = await Promise.all([
        ask(path, method, visitor),
        ask(path, method, { ...visitor, ...BY_NEXT }),
      ]);
      expect([path, isFromMemory(mine), isFromMemory(next)]).toEqual([path, true, false]);
      expect(comparable(mine)).toEqual(comparable(next));
    }
  }
});

test("what depends on the request is never answered from memory", async () => {
  await untilCached("/");
  const others: readonly [path: string, method: string, headers: http.OutgoingHttpHeaders][] = [
    ["/?hlText=Only-here", "GET", {}],
    ["/?token=abc", "GET", {}],
    ["/?_rsc=a", "GET", {}],
    ["/?%70age=2", "GET", {}],
    ["/", "GET", { cookie: "__prerender_bypass=1" }],
    ["/", "POST", {}],
    ["//", "GET", {}],
    ["/home/", "GET", {}],
    ["/pricing", "GET", {}],
    ["/no-such-page/", "GET", {}],
    ["/api/location/", "GET", {}],
    ["/healthz/", "GET", {}],
  ];
  for (const [path, method, headers] of others) {
    await ask(path, method, headers);
    expect([path, isFromMemory(await ask(path, method, headers))]).toEqual([path, false]);
  }
});
