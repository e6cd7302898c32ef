"use client";

import { lazyIsland } from "@courseway/ui";

/** The choice of a state, whose code comes only with a page that has it. */
export const StateChoiceIsland = lazyIsland(async () => (await import("./StateChoice.client.tsx")).StateChoice);
