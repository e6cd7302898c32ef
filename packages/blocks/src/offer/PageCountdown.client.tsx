"use client";

import { lazyIsland } from "@courseway/ui";

export type { PageCountdownProps } from "./RunningCountdown.client.tsx";

/** Not in every browser, and not on the server; there nothing is waited for. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else resolve();
  });

/**
 * Time left by the page's one clock; its code comes only with a page that counts down, after what a visitor can act on. Its
 * place is kept meanwhile. [PB-004, CN-008]
 */
export const PageCountdown = lazyIsland(async () => {
  await whenIdle();
  return (await import("./RunningCountdown.client.tsx")).RunningCountdown;
});
