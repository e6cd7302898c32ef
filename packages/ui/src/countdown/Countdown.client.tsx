"use client";

import { lazyIsland } from "../shared/lazy-island.ts";

/** Time left, ticking every second; its code comes only with a page that counts down. [PB-004, CN-008] */
export const Countdown = lazyIsland(async () => (await import("./RunningCountdown.client.tsx")).RunningCountdown);
