"use client";

import { lazyIsland } from "@courseway/ui";

/** The widget, whose code comes only with a page that has one. */
export const TrustBoxIsland = lazyIsland(async () => (await import("./TrustBox.client.tsx")).TrustBox);
