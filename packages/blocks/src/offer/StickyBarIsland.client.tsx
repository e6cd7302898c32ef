"use client";

import { lazyIsland } from "@courseway/ui";

/** The bar at the foot of the screen, whose code comes only with a page that has one. */
export const StickyBarIsland = lazyIsland(async () => (await import("./StickyBar.client.tsx")).StickyBar);
