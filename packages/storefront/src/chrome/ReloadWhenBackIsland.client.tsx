"use client";

import { lazyIsland } from "@courseway/ui";

/** Reloads an unavailable page once the server can show it. */
export const ReloadWhenBackIsland = lazyIsland(
  "ReloadWhenBack",
  async () => (await import("./ReloadWhenBack.client.tsx")).ReloadWhenBack,
);
