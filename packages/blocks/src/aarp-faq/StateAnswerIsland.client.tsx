"use client";

import { lazyIsland } from "@courseway/ui";

/** An answer that differs by state, whose code comes only with a page that has one. */
export const StateAnswerIsland = lazyIsland(async () => (await import("./StateAnswer.client.tsx")).StateAnswer);
