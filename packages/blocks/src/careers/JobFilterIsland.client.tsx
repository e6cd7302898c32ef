"use client";

import { lazyIsland } from "@courseway/ui";

/** The filter by department, whose code comes only with a page that has one. */
export const JobFilterIsland = lazyIsland(async () => (await import("./JobFilter.client.tsx")).JobFilter);
