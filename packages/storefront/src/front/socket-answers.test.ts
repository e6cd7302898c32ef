import fc from "fast-check";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import net, { type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createPageCache } from "../cache/page-cache.ts";
import { pageTag } from "../cache/tags.ts";
import { processState } from "../process-state.ts";
import type { MemoryRules } from "../proxy/from-memory.ts";
import { onRawAnswered } from "../server/raw-requests.ts";
import { tidyServerMessages } from "../server/server-messages.ts";
import { limitServer } from "../server/server-limits.ts";
import { newTraffic } from "../server/stop-server.ts";
import { answerOnSockets } from "./socket-answers.ts";
import { answerAsNext, openServer, pageAt } from "./testing/fake-next.ts";

const HTML = `<p>${"course ".repeat(500)}</p>`;
const LIMITS = { headersMs: 400, requestMs: 400, silenceMs: 5000 };

let server: Server;
let site: Awaited<ReturnType<typeof openServer>>;
let client: Socket;
let heard = "";
let readByNode = 0;
const count = (): void => void (readByNode += 1);

beforeAll(() => {
  tidyServerMessages();
  subscribe("http.server.request.start", count);
});
afterAll(() => void unsubscribe("http.server.request.start", count));

beforeEach(async () => {
  const pages = createPageCache({ shared: null });
  const render = () => ({
    value: { kind: "APP_PAGE", html: HTML },
    lastModified: Date.now(),
    tags: [pageTag("a")],
  });
  const prepare = (made: Server): void => {
    server = made;
    limitServer(made, { KEEP_ALIVE_SECONDS: 75, MAX_CONNECTIONS: undefined }, LIMITS);
  };
  /** Takes its time for what is none of the front's. */
  const next = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url !== "/a/") await turns(3);
    await answerAsNext({ pages, render, headers: { "x-frame": "none", vary: "origin" } }, request, response);
  };
  const rules: MemoryRules = (request) => (request.url === "/a/" ? pageAt(request) : null);
  site = await openServer(next, { prepare, rules });
  const isBrotli = ({ headers }: { headers: object }): boolean => Reflect.get(headers, "content-encoding") === "br";
  await site.askUntilKept("/a/", { "accept-encoding": "br" }, isBrotli);
  client = await connect();
  readByNode = 0;
});
afterEach(async () => {
  client.destroy();
  await site.close();
});

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

/** A request with an id, by which its answer is known. */
const ask = (id: number | string, more = "", line = "GET /a/"): string =>
  `${line} HTTP/1.1\r\nHost: a\r\nX-Request-Id: request-${id}\r\n${more}\r\n`;
/** By what is written otherwise than plainly, but means the same. */
const FOR_NODE = "X-A: 1\r\nX-A: 2\r\n";
const idsOf = (text: string): string[] =>
  [...text.matchAll(/^x-request-id: request-(.*)\r$/gmu)].map(([, id = ""]) => id);

const until = (isSo: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(isSo()).toBe(true), { interval: 1, timeout: 10_000 });
const answered = (id: number | string): Promise<void> =>
  until(() => new RegExp(`x-request-id: request-${id}\r\n[^]*\r\n\r\n`, "u").test(heard));
const isOpen = (): boolean => client.readyState === "open";

/** A connection whose first request Node has read and answered. */
async function connect(): Promise<Socket> {
  heard = "";
  const made = net.connect({ port: site.port, host: "127.0.0.1", noDelay: true });
  made.on("data", (bytes: Buffer) => (heard += bytes.toString("latin1"))).on("error", () => undefined);
  made.write(ask("first", "", "HEAD /a/"));
  await answered("first");
  return made;
}

/** What is heard for one request, but for the second in which it was. */
async function answerTo(text: string): Promise<string> {
  heard = "";
  client.write(text);
  await until(() => /\r\n\r\n/u.test(heard));
  const length = Number(/content-length: (\d+)/iu.exec(heard)?.[1] ?? 0);
  const end = heard.indexOf("\r\n\r\n") + 4 + (text.startsWith("HEAD") ? 0 : length);
  await until(() => heard.length >= end);
  return heard.replace(/^Date: .*$/mu, "Date: now");
}

describe("a page out of memory", () => {
  const tagOf = async (): Promise<string> =>
    /^ETag: (.*)\r$/mu.exec(await answerTo(ask("tag", "Accept-Encoding: gzip\r\n")))?.[1] ?? "";

  it.each([
    ["as it is", "GET", ""],
    ["as gzip", "GET", "Accept-Encoding: gzip\r\n"],
    ["as brotli", "GET", "Accept-Encoding: gzip, br\r\n"],
    ["its headers alone", "HEAD", "Accept-Encoding: gzip\r\n"],
    ["a part of it, which is the whole", "GET", "Range: bytes=0-3\r\n"],
  ])("is written to the letter as Node would write it: %s", async (_, method, more) => {
    const line = `${method} /a/`;
    const own = await answerTo(ask("one", more, line));
    expect(readByNode).toBe(0);
    expect(await answerTo(ask("one", more + FOR_NODE, line))).toBe(own);
    expect(readByNode).toBe(1);
    expect(own).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Keep-Alive: timeout=75\r\n/u);
  });

  it("is not sent again to whoever has it, in the words that Node would use", async () => {
    const has = `Accept-Encoding: gzip\r\nIf-None-Match: ${await tagOf()}\r\n`;
    const own = await answerTo(ask("one", has));
    expect(readByNode).toBe(0);
    expect(await answerTo(ask("one", has + FOR_NODE))).toBe(own);
    expect(own).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/u);
  });

  it("has an id of its own where the request brings none that is well-formed", async () => {
    const id = async (): Promise<string> =>
      /^x-request-id: (.*)\r$/mu.exec(await answerTo("GET /a/ HTTP/1.1\r\nHost: a\r\nX-Request-Id: ?\r\n\r\n"))?.[1] ??
      "";
    const [one, other] = [await id(), await id()];
    expect([one, other].filter((text) => !/^[\da-f-]{36}$/u.test(text))).toEqual([]);
    expect([one === other, readByNode]).toEqual([false, 0]);
  });
});

it("tells whoever follows requests of each that Node has not read, with its id and status", async () => {
  const told: unknown[] = [];
  const end = onRawAnswered(({ method, headers, status }) => told.push([method, headers["x-request-id"], status]));
  await answerTo(ask("one"));
  await answerTo(ask("two", "If-None-Match: *\r\n", "HEAD /a/"));
  await answerTo(ask("three", FOR_NODE));
  end();
  expect(told).toEqual([
    ["GET", "request-one", 200],
    ["HEAD", "request-two", 304],
  ]);
});

it.each([
  ["has a name twice", [ask("one", FOR_NODE)]],
  ["has a character beyond ASCII", [ask("one", "Cookie: caf\u00e9\r\n")]],
  ["asks for what is Next's", [ask("one", "", "GET /b/?c=[d|e]")]],
  ["has a body", [`${ask("one", "Content-Length: 3\r\n", "POST /b/")}abc`]],
  ["comes in pieces", ["GET /a/ HT", ask("one").slice(10, 40), ask("one").slice(40)]],
  ["comes with others in one piece", [ask("zero") + ask("one", FOR_NODE) + ask("two")]],
])("a request that %s is Node's, and the next ones on its connection are not", async (_, pieces) => {
  for (const piece of pieces) {
    client.write(piece);
    await turns(3);
  }
  await until(() => idsOf(heard).length === 1 + pieces.join("").split("X-Request-Id").length - 1);
  const before = readByNode;
  for (const id of ["next", "last"]) await answerTo(ask(id));
  expect([before > 0, readByNode]).toEqual([true, before]);
});

it("answers each request once and in order, however their bytes come and whoever answers", async () => {
  let asked = 0;
  const step = fc.record({
    kind: fc.constantFrom("own", "own", "head", "node", "next", "post", "empty"),
    /** Where its bytes, with those that were held back before, are sent in two. */
    cut: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.nat(300)),
    /** Else it is held back, and comes with what follows. */
    isAwaited: fc.constantFrom(true, true, false),
  });
  const write = (kind: string, id: number): string => {
    if (kind === "own" || kind === "node") return ask(id, kind === "node" ? FOR_NODE : "");
    if (kind === "head" || kind === "next") return ask(id, "", kind === "head" ? "HEAD /a/" : "GET /b/");
    const body = kind === "post" ? "\r\n\r\nGET /a/ HTTP/1.1\r\n" : "";
    return ask(id, `Content-Length: ${body.length}\r\n`, "POST /b/") + body;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      client = await connect();
      let held = "";
      for (const [id, { kind, cut, isAwaited }] of steps.entries()) {
        held += write(kind, id);
        if (cut !== null) {
          const at = cut % held.length;
          client.write(held.slice(0, at));
          held = held.slice(at);
          await turns(1);
        }
        if (!isAwaited && id < steps.length - 1) continue;
        client.write(held);
        held = "";
        await until(() => idsOf(heard).length === id + 2);
      }
      expect(idsOf(heard)).toEqual(["first", ...steps.keys()].map(String));
      asked += steps.length;
      client.destroy();
    }),
    { numRuns: 100 },
  );
  // The first ones of the connections, and two kinds of seven, at least.
  expect(readByNode / (asked + 100)).toBeLessThan(0.9);
  expect(readByNode).toBeGreaterThan(200);
});

describe("a connection stays Node's own", () => {
  it("and lives on while it asks, past the time that its first request may take, and ends when it is silent", async () => {
    const accepted = once(server, "connection");
    client = await connect();
    const [its] = (await accepted) as [Socket];
    readByNode = 0;
    const begin = performance.now();
    while (performance.now() - begin < 1.5 * LIMITS.headersMs) await answerTo(ask("again"));
    const idleMs = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
    expect([isOpen(), readByNode, its.timeout]).toEqual([true, 0, idleMs]);
    const closed = once(client, "close");
    its.setTimeout(1);
    await closed;
  });

  it("which ends one that is idle as the server closes", async () => {
    await answerTo(ask("one"));
    expect(readByNode).toBe(0);
    const closed = once(client, "close");
    server.close();
    await closed;
  });

  it("which refuses what is no request, and ends", async () => {
    await answerTo(ask("one"));
    expect(await answerTo("GET / HTTP/1.1\nHost: a\n\n")).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it("which sends away who begins a request and does not end it", async () => {
    await answerTo(ask("one"));
    expect(await answerTo("GET /a/ HTTP/1.1\r\nHos")).toMatch(/^HTTP\/1\.1 408 /u);
  });

  it("and becomes another protocol's where one asks for that", async () => {
    server.on("upgrade", (_, socket, head) => {
      socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n");
      socket.on("data", (bytes: Buffer) => socket.end(`${head.toString()} ${bytes.toString()}`));
    });
    await answerTo(ask("one"));
    client.write(`${ask("two")}GET /a/ HTTP/1.1\r\nHost: a\r\nUpgr`);
    await answered("two");
    const switched = await answerTo("ade: echo\r\nConnection: Upgrade\r\n\r\nhead");
    client.write(ask("three"));
    await once(client, "close");
    expect(heard).toBe(`${switched}head ${ask("three")}`);
    expect(switched).toMatch(/^HTTP\/1\.1 101 /u);
  });

  it("and no request is one that stands in another's body", async () => {
    const [hidden, later] = [ask("hidden"), ask("later")];
    const pieces = [
      ask("outer", "Transfer-Encoding: chunked\r\n", "POST /b/"),
      `${hidden.length.toString(16)}\r\n`,
      hidden,
      "\r\n0\r\n\r\n",
      later,
    ];
    heard = "";
    for (const piece of pieces) {
      client.write(piece);
      await turns(5);
    }
    await answered("later");
    expect(idsOf(heard)).toEqual(["outer", "later"]);
  });

  it("and ends with its answer while the process stops", async () => {
    const traffic = processState("traffic", newTraffic);
    traffic.isStopping = true;
    try {
      expect(await answerTo(ask("one"))).toMatch(/\r\nconnection: close\r\n/iu);
      await until(() => !isOpen());
    } finally {
      traffic.isStopping = false;
    }
  });

  it("where somebody listens to requests in a way of their own", async () => {
    vi.spyOn(server, "emit");
    client = await connect();
    readByNode = 0;
    await answerTo(ask("one"));
    expect(readByNode).toBe(1);
  });
});

it("an answer that is not read keeps the connection for as long as Node waits for a reader", async () => {
  const accepted = once(server, "connection");
  client = await connect();
  const [its] = (await accepted) as [Socket];
  const idle = its.timeout;
  client.pause();
  while (its.writableLength === 0) {
    client.write(ask("more"));
    await new Promise(setImmediate);
  }
  expect([idle !== LIMITS.silenceMs, its.timeout]).toEqual([true, LIMITS.silenceMs]);
  client.resume();
  await until(() => its.timeout === idle);
});

it("says so where Node treats a connection otherwise than expected, and leaves it alone", async () => {
  const unknown = vi.fn<() => void>();
  const other = net.createServer();
  answerOnSockets(other as Server, () => null, unknown);
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const accepted = once(other, "connection");
  const made = net.connect((other.address() as net.AddressInfo).port, "127.0.0.1");
  const [its] = (await accepted) as [Socket];
  expect(unknown).toHaveBeenCalledOnce();
  expect(its.listenerCount("data")).toBe(0);
  made.destroy();
  other.close();
});
