import { createServer } from "node:net";

/** Whether nothing listens on the port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Waits until the address answers with a status below 500. @throws Error when it does not within `limit` ms */
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
