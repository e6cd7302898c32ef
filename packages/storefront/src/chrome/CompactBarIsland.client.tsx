"use client";

import { plainIsland } from "../host/plain-island.client.tsx";

/** The small form of a header. */
export const CompactBarIsland = plainIsland(
  "CompactBar",
  async () => (await import("./CompactBar.plain.ts")).followScroll,
);
