import fc from "fast-check";
import http from "node:http";
import { duplexPair } from "node:stream";
import { expect, it } from "vitest";
import { readHead } from "./read-head.ts";

interface Read {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  body: string;
}

const NEXT = "GET /~next HTTP/1.1\r\nHost: next\r\n\r\n";

/** What Node's own server reads of bytes that come at once, and of a plain request behind them; null where it refuses any of it. */
async function readByNode(text: string): Promise<readonly Read[] | null> {
  const reads: Read[] = [];
  let isRefused = false;
  const server = http.createServer((request, response) => {
    // What other listeners of this process add to a request was not sent.
    const names = new Set(request.rawHeaders.map((name) => name.toLowerCase()));
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => names.has(name)));
    const read = { method: request.method, url: request.url, headers, body: "" };
    reads.push(read);
    request.on("data", (bytes: Buffer) => (read.body += bytes.toString("latin1")));
    response.end();
  });
  server.on("upgrade", (_, socket) => socket.destroy());
  server.on("clientError", () => (isRefused = true));
  const [client, socket] = duplexPair();
  client.on("error", () => undefined).resume();
  socket.on("error", () => undefined);
  server.emit("connection", socket);
  client.write(Buffer.from(text + NEXT, "latin1"));
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
  if (socket.destroyed || isRefused) return null;
  socket.destroy();
  return reads;
}

const nameOf = fc.constantFrom(
  "host",
  "Host",
  "Accept",
  "accept-encoding",
  "Cookie",
  "X-A",
  "x-a",
  "Connection",
  "TE",
  "Keep-Alive",
  "x_b",
  "__proto__",
  "constructor",
  "X.|~",
  "Proxy-Connection",
);
const framing = fc.constantFrom(
  "Content-Length: 3",
  "content-length: 0",
  "Content-Length: +3",
  "Content-Length: 3, 3",
  "Content-Length:\t3",
  "Content-Length: 03",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: identity",
  "Expect: 100-continue",
  "Upgrade: h2c",
  "Connection: Upgrade",
  "Connection: close",
  "Connection: keep-alive",
  "Connection: keep-alive, x-a",
  "Trailer: x-a",
);
const value = fc.oneof(
  fc.constantFrom("a", "", " a", "a ", "a\tb", "a, b", "keep-alive", "\tb"),
  fc.string({ unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 5 }),
);
const field = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(nameOf, fc.constantFrom(": ", ":", " : ", ":  "), value).map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: framing },
);
const line = fc
  .tuple(
    fc.constantFrom("GET", "HEAD", "POST", "get", "PRI", "CONNECT", "OPTIONS"),
    fc.oneof(
      fc.constantFrom("/", "/a/?b=c", "*", "a:80", "http://b/", "/a b", "/#a", "//a", "/?a=[b|c]&d={e}#f?#", "/é"),
      fc.string({ maxLength: 8 }).map((path) => `/${path}`),
    ),
    fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "http/1.1", "HTTP/2.0"),
  )
  .map((parts) => parts.join(" "));
const NASTY = ["\r", "\n", "\r\n", "\t", " ", ":", "\0", "\v", "\f", "\u0085", "\u00a0", "a", "\r\n ", "\r\n\r\n"];
/** Something put in, or in the place of a character. */
const change = fc.tuple(fc.nat(300), fc.constantFrom(0, 1), fc.constantFrom(...NASTY, ""));
const text = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant("GET /a/ HTTP/1.1") }, line),
    fc.array(field, { maxLength: 4 }),
    fc.constantFrom("", "abc", "abcdef"),
    fc.array(change, { maxLength: 2 }),
  )
  .map(([first, fields, body, changes]) => {
    const whole = [first, "Host: a", ...fields, "", body].join("\r\n");
    return changes.reduce((all, [at, cut, put]) => all.slice(0, at) + put + all.slice(at + cut), whole);
  });

it("reads what Node's parser reads, method, address and headers alike, and ends where that ends", async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const head = readHead(given, 0);
      if (head === null || head === "more") return;
      const [own, next, ...more] = (await readByNode(given.slice(0, head.end))) ?? [];
      expect([next?.url, next?.headers, more]).toEqual(["/~next", { host: "next" }, []]);
      if (head.request === null) return;
      read += 1;
      expect(own).toEqual({ ...head.request, body: "" });
    }),
    { numRuns: 3000 },
  );
  expect(read).toBeGreaterThan(300);
});

it("waits only for what Node waits for too", async () => {
  let waited = 0;
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 60 }), async (given, length) => {
      const begun = given.slice(0, length);
      if (readHead(begun, 0) !== "more") return;
      waited += 1;
      // What comes next is a part of it, or makes Node refuse it: it is no request of its own.
      const reads = (await readByNode(begun)) ?? [];
      expect(reads.map(({ url }) => url)).not.toContain("/~next");
    }),
    { numRuns: 1000 },
  );
  expect(waited).toBeGreaterThan(100);
});

const PLAIN = "GET / HTTP/1.1\r\nHost: a\r\n";

it.each([
  ["a line that ends in LF", "GET / HTTP/1.1\nHost: a\r\n\r\n"],
  ["a lone CR", "GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n"],
  ["an empty line before", `\r\n${PLAIN}\r\n`],
  ["a line that goes on", `${PLAIN}X: a\r\n b\r\n\r\n`],
  ["a blank before the colon", `${PLAIN}X : a\r\n\r\n`],
  ["a field without a colon", `${PLAIN}X\r\n\r\n`],
  ["a field without a name", `${PLAIN}: a\r\n\r\n`],
  ["a NUL", `${PLAIN}X: a\0b\r\n\r\n`],
  ["no host", "GET / HTTP/1.1\r\nX: a\r\n\r\n"],
  ["two hosts", `${PLAIN}Host: b\r\n\r\n`],
  ["two lengths", `${PLAIN}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ["a list of lengths", `${PLAIN}Content-Length: 1, 1\r\n\r\na`],
  ["a signed length", `${PLAIN}Content-Length: +1\r\n\r\na`],
  ["a length and chunks", `${PLAIN}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ["chunks by another name", `${PLAIN}Transfer-Encoding : chunked\r\n\r\n`],
  ["chunks behind a tab", `${PLAIN}Transfer-Encoding:\tchunked\r\n\r\n`],
  ["chunks that are not", `${PLAIN}Transfer-Encoding: xchunked\r\n\r\n`],
  ["an upgrade", `${PLAIN}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`],
  ["an expectation", `${PLAIN}Expect: 100-continue\r\n\r\n`],
  ["an end of the connection", `${PLAIN}Connection: close\r\n\r\n`],
  ["fields of the connection", `${PLAIN}Connection: keep-alive, host\r\n\r\n`],
  ["a whole address", "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["an older version", "GET / HTTP/1.0\r\nHost: a\r\n\r\n"],
  ["a newer preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["another case", "get / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["two blanks", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["more than 8 KB", `${PLAIN}X: ${"a".repeat(8200)}\r\n\r\n`],
  ["more than 8 KB without an end", `${PLAIN}X: ${"a".repeat(8200)}`],
])("leaves %s to Node", (_, given) => {
  expect(readHead(given, 0)).toBeNull();
});

it.each([
  ["a body of a stated length", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc", null],
  ["a name that stands there twice", `${PLAIN}X: a\r\nx: b\r\n\r\n`, null],
  ["a value beyond ASCII", `${PLAIN}Cookie: caf\u00e9\r\n\r\n`, null],
  ["a value with blanks around it", `${PLAIN}X:\t a \r\n\r\n`, null],
  ["a connection that stays", `${PLAIN}Connection: Keep-Alive\r\n\r\n`, { host: "a", connection: "Keep-Alive" }],
])("knows the end of a request with %s", (_, given, headers) => {
  const head = readHead(`x${given}GET`, 1);
  expect(head).toMatchObject({ end: given.length + 1, request: headers && { method: "GET", url: "/", headers } });
});
