import type { Server } from "node:http";
import net, { type Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPageCache, pageTag, routeTag } from "@courseway/next-page-cache";
import { limitServer } from "./server-limits.ts";
import { openServer } from "./testing/fake-next.ts";

const LIMITS = { headersMs: 200, requestMs: 200, silenceMs: 600 };
/** 105 KB, and half of it packed. */
const HTML = `<p>${Array.from({ length: 15_000 }, (_, index) => ((index * 7919) % 999_983).toString(36).padStart(6, "course")).join(" ")}</p>`;
const REQUEST = "GET /a/ HTTP/1.1\r\nHost: a\r\n";

let server: Server;
let site: Awaited<ReturnType<typeof openServer>>;
const clients: Socket[] = [];

/** A site whose page comes out of memory, with the limits of the live site, but for their length. */
async function open(maxConnections: number): Promise<void> {
  const pages = createPageCache({ shared: null });
  const entry = {
    value: { kind: "APP_PAGE", html: HTML },
    lastModified: Date.now(),
    tags: [pageTag("a"), routeTag("/a/")],
  };
  const prepare = (made: Server): void => {
    server = made;
    limitServer(made, { keepAliveSeconds: 5, maxConnections }, LIMITS);
  };
  site = await openServer({ pages, render: () => entry }, { prepare });
  await site.askUntilStored("/a/");
}

beforeEach(() => open(3));
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await site.close();
});

const connect = (): Socket => {
  const client = net.connect(site.port, "127.0.0.1");
  client.on("error", () => undefined);
  clients.push(client);
  return client;
};

/** What a client hears until its connection ends. */
async function heard(client: Socket): Promise<string> {
  let text = "";
  client.on("data", (bytes: Buffer) => (text += bytes.toString("latin1")));
  await new Promise((resolve) => client.once("close", resolve));
  return text;
}

const isServed = async (): Promise<boolean> => (await site.ask("/a/")).isFromMemory;

it("a client that never ends its headers is sent away, while everybody else has their page out of memory", async () => {
  const slow = connect();
  const ending = heard(slow);
  slow.write(REQUEST);
  const drip = setInterval(() => slow.write("X-More: 1\r\n"), 20);
  expect(await isServed()).toBe(true);
  expect(await ending).toMatch(/^HTTP\/1\.1 408 /u);
  clearInterval(drip);
  expect(await isServed()).toBe(true);
});

it("a client that goes on asking stays, however long it has been there", async () => {
  const client = connect();
  let answers = "";
  client.on("data", (bytes: Buffer) => (answers += bytes.toString("latin1")));
  client.write(`HEAD /a/${REQUEST.slice("GET /a/".length)}\r\n`);
  await new Promise((resolve) => setTimeout(resolve, 2 * LIMITS.headersMs));
  client.write(`HEAD /a/${REQUEST.slice("GET /a/".length)}\r\n`);
  await vi.waitFor(() => expect(answers.match(/HTTP\/1\.1 200 OK/gu)).toHaveLength(2));
});

it("a client that says nothing is sent away", async () => {
  const begin = performance.now();
  expect(await heard(connect())).toMatch(/^HTTP\/1\.1 408 /u);
  expect(performance.now() - begin).toBeLessThan(LIMITS.silenceMs);
});

it.each([
  ["a large page", ""],
  ["a packed one", "Accept-Encoding: gzip\r\n"],
])("a client that asks and asks for %s and never reads fills no memory, and is cut off", async (_, more) => {
  const accepted = new Promise<Socket>((resolve) => server.once("connection", resolve));
  const greedy = connect();
  greedy.write(`${REQUEST}${more}\r\n`);
  await new Promise((resolve) => greedy.once("data", resolve));
  greedy.pause().write(`${REQUEST}${more}\r\n`.repeat(300));
  const its = await accepted;
  let waiting = 0;
  const closed = new Promise((resolve) => its.once("close", resolve));
  const look = setInterval(() => (waiting = Math.max(waiting, its.writableLength)), 5);
  await closed;
  clearInterval(look);
  // Of 300 answers of 50 KB or more.
  expect(waiting).toBeGreaterThan(0);
  expect(waiting).toBeLessThan(20 * HTML.length);
  expect(await isServed()).toBe(true);
});

it("a page out of memory that is read slowly, but read, comes whole", async () => {
  const slow = connect().pause();
  slow.write(`${REQUEST}Connection: close\r\n\r\n`);
  let read = 0;
  const sip = setInterval(() => (read += (slow.read(20_000) as Buffer | null)?.byteLength ?? 0), 50);
  await new Promise((resolve) => slow.once("end", resolve));
  clearInterval(sip);
  expect(read).toBeGreaterThan(HTML.length);
});

it("a connection beyond the limit is closed unanswered, and those below it go on", async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => connect().once("connect", resolve));
  const refused = connect();
  refused.write(`${REQUEST}\r\n`);
  expect(await heard(refused)).toBe("");
  expect(await isServed()).toBe(true);
});
