"use client";

import { lazyIsland } from "@courseway/ui";

/** The builder, whose code and rules come only with a page that has it. */
export const BuilderIsland = lazyIsland(async () => (await import("./Builder.client.tsx")).Builder);
