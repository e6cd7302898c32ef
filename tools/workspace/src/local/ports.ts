import { connect, createServer } from "node:net";

/** Whether no program listens on a port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
    });
  });
}

/** Waits until an address responds with a status below 500. @throws Error if it does not within `limit` ms */
export async function waitFor(url: string, limit: number, isGone: () => boolean = () => false): Promise<void> {
  const end = performance.now() + limit;
  while (performance.now() < end && !isGone()) {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer !== null && answer.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within ${limit / 1000} s.`);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** Waits until a program listens on a port, without sending a request. @throws Error if none does within `limit` ms */
export async function waitForPort(port: number, limit: number, isGone: () => boolean = () => false): Promise<void> {
  const end = performance.now() + limit;
  while (performance.now() < end && !isGone()) {
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listened on port ${port} within ${limit / 1000} s.`);
}
