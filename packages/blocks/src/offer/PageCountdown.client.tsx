"use client";

import { lazyIsland } from "@courseway/ui";

export type { PageCountdownProps } from "./RunningCountdown.client.tsx";

/** Time left by the page's one clock; its code comes only with a page that counts down. [PB-004, CN-008] */
export const PageCountdown = lazyIsland(async () => (await import("./RunningCountdown.client.tsx")).RunningCountdown);
