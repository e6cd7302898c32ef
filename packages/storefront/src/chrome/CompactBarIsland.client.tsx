"use client";

import { lazyIsland } from "@courseway/ui";

/** The small form of a header. */
export const CompactBarIsland = lazyIsland(
  "CompactBar",
  async () => (await import("./CompactBar.client.tsx")).CompactBar,
);
