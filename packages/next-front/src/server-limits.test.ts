import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { limitServers } from "./server-limits.ts";

const server = http.createServer((_, response) => response.end("whole"));

beforeAll(async () => {
  limitServers({ keepAliveSeconds: 90, maxConnections: 1 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = (): number => (server.address() as AddressInfo).port;

it("limits a server from its first request on: time-outs, how long a connection waits, and how many there are", async () => {
  const agent = new http.Agent({ keepAlive: true });
  const ask = (): Promise<http.IncomingMessage> =>
    new Promise((resolve) => {
      const taken = (answer: http.IncomingMessage): void => void answer.once("end", () => resolve(answer)).resume();
      http.get({ port: port(), host: "127.0.0.1", agent }, taken);
    });
  await ask();
  expect((await ask()).headers["keep-alive"]).toBe("timeout=90");
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([15_000, 60_000, 120_000]);
  // The first connection is still open, so that a second is one too many.
  const second = net.connect(port(), "127.0.0.1");
  const ending = await new Promise<string>((resolve) => {
    second.once("end", () => resolve("closed by the server")).once("data", () => resolve("answered"));
    second.once("error", () => resolve("closed by the server"));
    second.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  });
  expect(ending).toBe("closed by the server");
  agent.destroy();
});
