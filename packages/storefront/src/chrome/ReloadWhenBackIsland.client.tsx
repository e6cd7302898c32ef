"use client";

import { lazyIsland } from "@courseway/ui";

/** Opens a page that could not be had, as soon as it can be. */
export const ReloadWhenBackIsland = lazyIsland(
  "ReloadWhenBack",
  async () => (await import("./ReloadWhenBack.client.tsx")).ReloadWhenBack,
);
