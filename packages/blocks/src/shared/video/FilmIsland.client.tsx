"use client";

import { lazyIsland } from "@courseway/ui";

/** The film, whose code comes only with a page that has one. */
export const FilmIsland = lazyIsland(async () => (await import("./Film.client.tsx")).Film);
