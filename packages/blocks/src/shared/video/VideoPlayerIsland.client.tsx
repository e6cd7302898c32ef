"use client";

import { lazyIsland } from "@courseway/ui";

/** The film, whose code comes only with a page that has one. */
export const VideoPlayerIsland = lazyIsland(async () => (await import("./VideoPlayer.client.tsx")).VideoPlayer);
