"use client";

import { plainIsland } from "@courseway/blocks/offer";

/** The small form of a header. */
export const CompactBarIsland = plainIsland(
  "CompactBar",
  async () => (await import("./CompactBar.plain.ts")).followScroll,
);
