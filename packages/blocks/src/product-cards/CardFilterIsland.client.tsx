"use client";

import { lazyIsland } from "@courseway/ui";

/** The filter over cards, whose code comes only with a page that has one. */
export const CardFilterIsland = lazyIsland(async () => (await import("./CardFilter.client.tsx")).CardFilter);
