"use client";

import { lazyIsland } from "@courseway/ui";

/** The help center, whose code comes only with a page that has one. */
export const HelpCenterIsland = lazyIsland(async () => (await import("./HelpCenter.client.tsx")).HelpCenter);
