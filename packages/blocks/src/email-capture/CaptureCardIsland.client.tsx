"use client";

import { lazyIsland } from "@courseway/ui";

/** The form, whose code comes only with a page that has one. */
export const CaptureCardIsland = lazyIsland(async () => (await import("./CaptureCard.client.tsx")).CaptureCard);
