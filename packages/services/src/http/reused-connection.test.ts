import { type HttpRequest, createTransport } from "@courseway/http";
import { createServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { requestJson } from "./request.ts";

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n{"ok":true}';
const schema = z.object({ ok: z.literal(true) });

/** Starts a server that responds to the first request of the first connection and closes it at the second request. */
async function forgetful() {
  const arrived: { readonly connection: number; readonly line: string }[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const connection = sockets.push(socket);
    let served = 0;
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const line = /^(?:GET|POST) \S+/.exec(data.toString())?.[0];
      // A request's headers and body may arrive separately.
      if (line === undefined) return;
      arrived.push({ connection, line });
      served += 1;
      if (connection === 1 && served > 1) socket.destroy();
      else socket.write(ANSWER);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/`, arrived, [Symbol.asyncDispose]: close };
}

const calls: Readonly<Record<string, Omit<HttpRequest, "url">>> = {
  read: { service: "the test", method: "GET" },
  "read by POST": { service: "the test", method: "POST", json: {}, safe: true },
  write: { service: "the test", method: "POST", json: {} },
};

test.each(["read", "read by POST"])(
  "a %s that is lost on a kept connection is sent again on a new one",
  async (name) => {
    await using server = await forgetful();
    const request = { ...(calls[name] as HttpRequest), url: server.url };
    const transport = createTransport({ fetch, sleep: async () => undefined });
    await requestJson(transport, request, schema);
    await setImmediate();
    expect(await requestJson(transport, request, schema)).toEqual({ ok: true });
    expect(server.arrived.map(({ connection }) => connection)).toEqual([1, 1, 2]);
  },
);

test("a write that is lost on a kept connection is never sent again: it may have been carried out", async () => {
  await using server = await forgetful();
  const request = { ...(calls["write"] as HttpRequest), url: server.url };
  const transport = createTransport({ fetch, sleep: () => Promise.reject(new Error("slept")) });
  await requestJson(transport, request, schema);
  await setImmediate();
  await expect(requestJson(transport, request, schema)).rejects.toMatchObject({ kind: "refused", status: 0 });
  expect(server.arrived.map(({ connection }) => connection)).toEqual([1, 1]);
});
