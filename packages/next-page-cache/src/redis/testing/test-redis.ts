import { randomUUID } from "node:crypto";
import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { connectRedis, type RedisConnection } from "../redis-connection.ts";

/** Redis for tests, for example redis://127.0.0.1:6379; without it the tests that need one are left out. */
export const TEST_REDIS_URL = process.env["TEST_REDIS_URL"];

/** A prefix that no other run uses. */
export const testPrefix = (): string => `courseway-test:${randomUUID()}:`;

/** Waits until a condition holds, at most 5 s. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("The condition did not come true within 5 s.");
}

/** A link that is connected. */
export async function connectedRedis(url: string, report = () => {}): Promise<RedisConnection> {
  const link = connectRedis(url, report);
  await until(() =>
    link
      .run((client) => client.ping())
      .then(
        () => true,
        () => false,
      ),
  );
  return link;
}

/** A server that takes connections and never says a word, as a Redis that hangs. */
export function silentServer(): Promise<{ readonly url: string; readonly close: () => void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
  });
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server's address is one of these
      resolve({ url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, close });
    });
  });
}
