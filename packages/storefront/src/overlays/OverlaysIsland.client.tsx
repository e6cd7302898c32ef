"use client";

import { lazyIsland } from "@courseway/ui";

/** What stands over a page, whose code comes once the page is usable. */
export const OverlaysIsland = lazyIsland("Overlays", async () => (await import("./Overlays.client.tsx")).Overlays, {
  when: "usable",
});
