"use client";

import { lazyIsland } from "@courseway/ui";

/** The tabs, whose code comes only with a page that has them. */
export const TabsIsland = lazyIsland(async () => (await import("./Tabs.client.tsx")).Tabs);
