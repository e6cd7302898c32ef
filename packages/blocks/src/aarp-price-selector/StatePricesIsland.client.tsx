"use client";

import { lazyIsland } from "@courseway/ui";

/** The choice of a state with its price, whose code comes only with a page that has it. */
export const StatePricesIsland = lazyIsland(async () => (await import("./StatePrices.client.tsx")).StatePrices);
